import logo from '../design/Logo/symbol.svg?raw';

/** React makes a script element, for JSON-LD, from this. */
const EMPTY_SCRIPT = '<script></script>';

/** Allows as HTML in the browser: an empty script, our own logo, and text that opens no element. The same on every page, so that the Content-Security-Policy can name its hash. */
export const trustedTypes = `window.trustedTypes?.createPolicy("default",{createHTML:h=>${literal([EMPTY_SCRIPT, logo])}.includes(h)||!h.includes("<")?h:null})`;

/** A JSON literal that cannot close the script element around it. */
function literal(texts: readonly string[]): string {
  return JSON.stringify(texts).replaceAll('<', '\\u003c');
}
