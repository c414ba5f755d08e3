import { EMPTY_SCRIPT } from './head';
import logo from './design/symbol.svg?raw';

/**
 * What may become HTML in the browser: an empty script, our own drawing, and whatever opens no element. It is the same on every page, so
 * that the Content-Security-Policy can name it by its hash.
 */
export const trustedTypes = `<script>window.trustedTypes?.createPolicy("default",{createHTML:h=>${literal([EMPTY_SCRIPT, logo])}.includes(h)||!h.includes("<")?h:null})</script>`;

/** Nothing in it ends the script that it stands in. */
function literal(texts: readonly string[]): string {
  return JSON.stringify(texts).replaceAll(/<(?=\/?script|!--)/g, '\\u003c');
}
