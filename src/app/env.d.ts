interface ImportMetaEnv {
  readonly VITE_ADDRESS_SERVICE?: string;
  readonly VITE_EMAILJS_ORIGIN?: string;
  readonly VITE_EMAILJS_PUBLIC_KEY?: string;
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  readonly VITE_EMAILJS_TEMPLATE_ID?: string;
  /** Of the e-mail to the visitor; unless set, there is none. */
  readonly VITE_EMAILJS_CONFIRMATION_TEMPLATE_ID?: string;
  /** `'false'` lets an automated browser send. */
  readonly VITE_EMAILJS_BLOCK_HEADLESS?: string;
  readonly VITE_EMAILJS_BLOCK_LIST?: string;
  /** Least time between two e-mails of one page, in ms. */
  readonly VITE_EMAILJS_LIMIT_RATE?: string;
  /** `'email'` really sends what is otherwise only simulated: fault reports and landing requests (D6). */
  readonly VITE_LEAD_DELIVERY?: 'simulated' | 'email';
  readonly VITE_PRICE_SOURCE?: string;
  readonly VITE_VITALS_ENDPOINT?: string;
}

declare module '*?markdown' {
  const text: import('../sections/legal/LegalPage').LegalPageText;
  export default text;
}

interface Navigator {
  readonly connection?: EventTarget & { readonly saveData: boolean };
}

interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}
