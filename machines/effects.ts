/** Things a machine asks the outside world to do. It says what happened; `src/effects` does it. */

export interface Toast<Message extends string = string> {
  type: 'toast';
  kind: 'loading' | 'success' | 'error';
  message: Message;
  /** Toasts with the same `id` replace one another. */
  id?: string;
  /** How long it stays, in ms. */
  duration?: number;
  /** Of the request that it is about. */
  reference?: string;
}

/** Takes back what was said, where it holds no longer. */
export interface Silence {
  type: 'silence';
  id: string;
}

export interface Navigate<To extends string = string, Handover = unknown> {
  type: 'navigate';
  to: To;
  /** Data for the next page, carried in navigation state. */
  handover?: Handover;
}

/** What the thank-you page is told. */
export interface Thanks {
  reference: string;
}

/** Brings the visitor, with keyboard or screen reader, to a part of the page that has just changed. */
export interface Focus<Target extends string = string> {
  type: 'focus';
  target: Target;
}

/** Takes away what stands over the page, which itself stays where it is. */
export interface Close {
  type: 'close';
}

/** Gives the page a title, where it is not known before something has loaded. */
export interface NamePage {
  type: 'namePage';
  /** Without the brand. A page that turns out not to be there has none. */
  title?: string;
}

export interface StateMeta {
  /**
   * Clauses of the specification that this state answers to, such as `§4 Gallery, §8 Gallery`: those of section 4 by
   * the first words of their sentence. What goes beyond it starts with `extension:`.
   */
  spec: string;
}
