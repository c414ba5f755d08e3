import type { AnyEventObject, InspectionEvent } from 'xstate';

/** What a page of the site tells the chart page around it. */
export interface Told {
  inspected: InspectionEvent;
  /** What the actor is seen by. */
  view?: Element;
  /** Brings that into view. */
  show: () => void;
  send: (event: AnyEventObject) => Promise<void>;
}

export const TOLD = 'helderdak:told';

/** The page is left, and its actors are gone. */
export const LEFT = 'helderdak:left';

/** Something of the page has failed, with the message of the error. */
export const FAILED = 'helderdak:failed';
