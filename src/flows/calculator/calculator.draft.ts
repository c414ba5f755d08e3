import type { CalculatorSnapshot } from '../../../machines/calculator/calculator.machine';
import type { CalculatorDraft } from '../../../machines/calculator/calculator.setup';
import { stepOf } from './calculator.selectors';

export const calculatorDraft = {
  of: (snapshot: CalculatorSnapshot): CalculatorDraft | undefined =>
    snapshot.context.address.postcode || snapshot.context.address.huisnummer || snapshot.context.assumptions
      ? { ...kept(snapshot.context), step: stepOf(snapshot) }
      : undefined,
  // Loaded only for a visitor who comes back to a draft.
  read: async (kept: unknown): Promise<CalculatorDraft | undefined> => {
    const { calculatorDraftIn } = await import('../../../machines/calculator/draft.rules');
    return calculatorDraftIn(kept);
  },
};

const kept = ({
  typed: _typed,
  problems: _problems,
  refused: _refused,
  addressFailure: _failure,
  pickedAddressId: _picked,
  opened: _opened,
  ...context
}: CalculatorSnapshot['context']) => context;
