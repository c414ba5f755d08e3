export interface LegalText {
  title: string;
  /** Since when it holds, `YYYY-MM-DD`. */
  date: string;
  /** Markdown. */
  content: string;
}
