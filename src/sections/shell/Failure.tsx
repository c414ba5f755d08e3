import { company, failureHeading } from '../../../content/company';
import { Button, ButtonAnchor } from '../../design/Button/Button';
import { Wrap } from '../../design/Section/Section';
import { failure, waysOut } from './Failure.css';

/** Shown when something could not be rendered. Not lazy: its own code could be what is missing. */
export const Failure = () => (
  <Wrap>
    <div className={failure} role="alert">
      <h1>{failureHeading}</h1>
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
