import { useLayoutEffect } from 'react';
import { company, titled } from '../../../content/company';
import { Button, ButtonAnchor } from '../../design/Button/Button';
import { Wrap } from '../../design/Section/Section';
import { failure, waysOut } from './Failure.css';

const heading = 'Er is iets misgegaan';

/** Shown when something could not be rendered. Not lazy: its own code could be what is missing. */
export function Failure() {
  // The head has the title of the page or of no page, depending on what failed.
  useLayoutEffect(() => {
    document.title = titled(heading);
  }, []);

  return (
    <Wrap>
      <div className={failure} role="alert">
        <h1>{heading}</h1>
        <p>Deze pagina kan nu niet worden getoond. Laad de pagina opnieuw, of bel ons.</p>
        <div className={waysOut}>
          <Button onClick={() => location.reload()}>Pagina opnieuw laden</Button>
          <ButtonAnchor variant="line" href={company.phone.href}>
            Bel {company.phone.shown}
          </ButtonAnchor>
        </div>
      </div>
    </Wrap>
  );
}
