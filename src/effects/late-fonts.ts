/**
 * A font that came too late for the page that was opened is not shown in it, so that nothing jumps; a browser then leaves it
 * out for as long as the document is there. The next page is another one to the visitor, and begins with it.
 */
export function showLateFonts(): void {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const late = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
    ({ name, responseEnd }) => name.endsWith('.woff2') && paint && responseEnd > paint.startTime,
  );
  const underWay = [...document.fonts].some(({ display, status }) => display === 'optional' && status === 'loading');
  if (!late && !underWay) return;
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])) {
    if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional')
      rule.style.setProperty('font-display', 'swap');
  }
}
