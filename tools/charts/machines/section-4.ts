export interface Clause {
  sentence: string;
  test?: string;
  /** The variant that the sentence is about. */
  variant?: string;
}

export const UNDECIDED = 'no machine decides it';

/** Whether the clause of a state (`§4 Gallery, §4 Each image`) names a sentence by its first words. */
export const answers = (spec: string, sentence: string): boolean =>
  referencesOf(spec).some((words) => sentence.startsWith(words));

/** The sentences of section 4 that a clause names, by their first words. */
export const referencesOf = (spec: string): string[] =>
  spec.split(', ').flatMap((reference) => (reference.startsWith('§4 ') ? reference.slice('§4 '.length) : []));

export const section4: readonly Clause[] = [
  {
    sentence: 'Customer type switches between particulier and zakelijk.',
    test: 'tests/site/routes.spec.ts',
  },
  {
    sentence: 'Selling point rotation on small screens advances every 3000 ms and wraps.',
    variant: 'sellingPointsMachine',
  },
  { sentence: 'Fault wizard: steps 1 to 4.' },
  { sentence: 'Choosing an issue type moves on automatically.' },
  {
    sentence:
      'Next and Back move one step, clamped between 1 and 4. Step 4 hides Next. Form data is kept while moving.',
  },
  { sentence: 'Confirmation only simulates a submit: after about 1.5 seconds it shows success.' },
  { sentence: 'Real sending: not shown.' },
  { sentence: 'Calculator: step 1 (address) to step 2 after a successful address lookup.' },
  { sentence: 'To step 3 (usage), to step 4 (calculation done). No back navigation.' },
  { sentence: 'Default usage 3500, orientation zuid, angle 30.' },
  {
    sentence:
      'Review carousel (small screens): advances every 6 seconds, wraps, has previous and next buttons and dots.',
  },
  {
    sentence: 'On larger screens all 3 reviews are shown.',
    test: 'tests/carousel/carousel.page.spec.ts',
  },
  { sentence: 'Menus and accordions toggle open and closed.' },
  {
    sentence:
      'Calculator quote form and /offerte form: idle, then submitting (button loading); on success a success toast and navigation to /bedankt-offerte; on failure an error toast, back to idle with form data kept.',
  },
  { sentence: "Contact form: idle, submitting (button 'Versturen...'), then success or failure toast." },
  {
    sentence:
      'Landing-page quote and inspection forms: 1.5 second simulated submitting, then the form is cleared; nothing is sent and no confirmation is shown.',
  },
  { sentence: 'Price block: loading, then loaded or error.' },
  {
    sentence: 'Unknown region or city slug leads to a not-found view.',
    test: 'tests/site/unknown.spec.ts',
  },
  { sentence: 'Blog pages: loading, then loaded or failed.' },
  { sentence: 'Gallery: loading, then empty or loaded; an image is selected or none.' },
  { sentence: 'Each image tracks loaded state for fade-in.' },
];
