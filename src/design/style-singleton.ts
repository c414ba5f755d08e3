import { useEffect } from 'react';

/**
 * In place of `react-style-singleton`, which the dialog locks the scroll with: a sheet that script constructs needs no
 * leave of a Content-Security-Policy, as a style element would. It holds while one who wants it is there; what the
 * first asks for is what counts.
 * @public
 */
export function styleSingleton() {
  const sheet = new CSSStyleSheet();
  let wanted = 0;

  return function Style({ styles }: { styles: string }) {
    useEffect(() => {
      if (wanted++ === 0) {
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        if (--wanted === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      };
    }, [styles]);
    return null;
  };
}
