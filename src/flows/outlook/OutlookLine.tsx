import { useSelector } from '@xstate/react';
import { outlookTexts } from '../../../content/calculator/outlook';
import type { OutlookActor } from '../../../machines/outlook/outlook.machine';
import { outlookIn } from './outlook.logic';

/** Under the specified saving; it stands there before the year is computed, so that nothing moves. */
export function OutlookLine({ of: actor }: { of: OutlookActor }) {
  const outlook = useSelector(actor, outlookIn);
  return (
    <p>
      <b>{outlookTexts.from2027}</b>: {outlook ? outlookTexts.line(outlook) : outlookTexts.noLine}.
    </p>
  );
}
