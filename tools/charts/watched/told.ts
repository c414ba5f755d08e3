import type { AnyEventObject, InspectionEvent } from 'xstate';

export interface Told {
  inspected: InspectionEvent;
  view?: Element;
  show: () => void;
  send: (event: AnyEventObject) => Promise<void>;
}

export const TOLD = 'helderdak:told';

export const LEFT = 'helderdak:left';

export const FAILED = 'helderdak:failed';
