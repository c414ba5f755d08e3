/** A sentence of section 4 of the specification, and the states that answer to it. */
interface Clause {
  sentence: string;
  /** Ids of states; that of a machine stands for all of it. */
  states: readonly string[];
  /** The test of what no machine decides. */
  test?: string;
}

/** Said where no state answers a sentence. */
export const UNDECIDED = 'no machine decides it';

/** Section 4 of the specification, sentence by sentence. */
export const section4: readonly Clause[] = [
  {
    // Zustand holds the type (D2); a flow whose fields depend on it is told by an event.
    sentence: 'Customer type switches between particulier and zakelijk.',
    states: [],
    test: 'tests/routes.spec.ts',
  },
  {
    sentence: 'Selling point rotation on small screens advances every 3000 ms and wraps.',
    states: ['carousel.rotating'],
  },
  {
    sentence: 'Fault wizard: steps 1 to 4.',
    states: ['fault.type', 'fault.details', 'fault.planning', 'fault.confirmation'],
  },
  { sentence: 'Choosing an issue type moves on automatically.', states: ['fault.type'] },
  {
    sentence:
      'Next and Back move one step, clamped between 1 and 4. Step 4 hides Next. Form data is kept while moving.',
    states: ['fault.type', 'fault.details', 'fault.planning', 'fault.confirmation'],
  },
  {
    sentence: 'Confirmation only simulates a submit: after about 1.5 seconds it shows success.',
    states: ['fault.simulating', 'fault.reported'],
  },
  { sentence: 'Real sending: not shown.', states: ['fault.simulating'] },
  {
    sentence: 'Calculator: step 1 (address) to step 2 after a successful address lookup.',
    states: [
      'calculator.address',
      'calculator.address.entering',
      'calculator.address.suggesting',
      'calculator.address.lookingUp',
      'calculator.address.known',
    ],
  },
  {
    sentence: 'To step 3 (usage), to step 4 (calculation done). No back navigation.',
    states: ['calculator.usage', 'calculator.roof', 'calculator.result'],
  },
  { sentence: 'Default usage 3500, orientation zuid, angle 30.', states: ['calculator'] },
  {
    sentence:
      'Review carousel (small screens): advances every 6 seconds, wraps, has previous and next buttons and dots.',
    states: ['carousel.rotating', 'carousel.held'],
  },
  {
    // The style sheet decides.
    sentence: 'On larger screens all 3 reviews are shown.',
    states: [],
    test: 'tests/carousel/carousel.page.spec.ts',
  },
  { sentence: 'Menus and accordions toggle open and closed.', states: ['disclosure.closed', 'disclosure.open'] },
  {
    sentence:
      'Calculator quote form and /offerte form: idle, then submitting (button loading); on success a success toast and navigation to /bedankt-offerte; on failure an error toast, back to idle with form data kept.',
    states: [
      'calculatorQuote.editing',
      'calculatorQuote.submitting',
      'calculatorQuote.sent',
      'quote.editing',
      'quote.submitting',
      'quote.sent',
    ],
  },
  {
    sentence: "Contact form: idle, submitting (button 'Versturen...'), then success or failure toast.",
    states: ['contact.editing', 'contact.submitting'],
  },
  {
    sentence:
      'Landing-page quote and inspection forms: 1.5 second simulated submitting, then the form is cleared; nothing is sent and no confirmation is shown.',
    states: ['landingRequest.editing', 'landingRequest.simulating'],
  },
  {
    sentence: 'Price block: loading, then loaded or error.',
    states: ['prices.loading', 'prices.loaded', 'prices.failed'],
  },
  {
    // Which slugs there are is known when the site is built: the router decides.
    sentence: 'Unknown region or city slug leads to a not-found view.',
    states: [],
    test: 'tests/unknown.spec.ts',
  },
  {
    sentence: 'Blog pages: loading, then loaded or failed.',
    states: ['posts.loading', 'posts.loaded', 'posts.failed', 'post.loading', 'post.loaded', 'post.failed'],
  },
  {
    sentence: 'Gallery: loading, then empty or loaded; an image is selected or none.',
    states: ['gallery.loading', 'gallery.empty', 'gallery.loaded', 'gallery.loaded.browsing', 'gallery.loaded.viewing'],
  },
  { sentence: 'Each image tracks loaded state for fade-in.', states: ['gallery.loaded'] },
];
