import { shareTexts } from '../../../content/calculator/result';
import type { ShareInput } from '../../../machines/calculator/calculator.setup';
import { linkOf, sharedIn } from '../../../machines/calculator/share.rules';
import { sharePage } from '../../services/share';
import { firstAssumptions } from '../outlook/outlook.logic';

export const shareCalculation = ({ assumptions = firstAssumptions, ...calculation }: ShareInput) =>
  sharePage({
    ...shareTexts,
    path: `/zonnepanelen#${new URLSearchParams(linkOf({ ...calculation, assumptions }))}`,
  });

export const calculationIn = (hash: string) => sharedIn(Object.fromEntries(new URLSearchParams(hash)));
