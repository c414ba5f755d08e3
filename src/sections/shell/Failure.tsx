import { company } from '../../../content/company';
import { Button, ButtonAnchor } from '../../design/Button/Button';
import { Wrap } from '../../design/Section/Section';
import { failure, waysOut } from './Failure.css';

/** In place of whatever could not be shown, of which the code may be what is missing: it is there from the start. */
export const Failure = () => (
  <Wrap>
    <div className={failure} role="alert">
      <h1>Er is iets misgegaan</h1>
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
