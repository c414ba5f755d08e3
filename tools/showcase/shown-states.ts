/**
 * Makes the styles of this page answer to attributes as they do to a pointer, a key and the system, so that every
 * state stands still and both schemes stand side by side: `[data-hover]`, `[data-focus]` and `[data-active]` around a
 * component, and the scheme of the whole page.
 */
export function showStates(scheme: 'light' | 'dark'): void {
  for (const sheet of document.styleSheets) rewrite(sheet, scheme);
  document.documentElement.style.colorScheme = scheme;
}

const CONTROLS = ':is(a, button, input, select, textarea)';
const stands = {
  ':hover': ':is(:hover, [data-hover] *)',
  ':active': ':is(:active, [data-active] *)',
  ':focus-visible': `:is(:focus-visible, [data-focus] ${CONTROLS})`,
};

function rewrite({ cssRules }: CSSStyleSheet | CSSMediaRule, scheme: 'light' | 'dark'): void {
  for (const rule of cssRules) {
    if (rule instanceof CSSMediaRule) {
      if (rule.conditionText.includes('prefers-color-scheme')) {
        rule.media.mediaText = rule.conditionText.includes(scheme) ? 'all' : 'not all';
      }
      rewrite(rule, scheme);
    }
    if (rule instanceof CSSStyleRule) {
      for (const [state, stand] of Object.entries(stands)) {
        rule.selectorText = rule.selectorText.replaceAll(state, stand);
      }
    }
  }
}
