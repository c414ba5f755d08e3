import { nextStepTexts } from '../../../content/pages/quote';
import { serviceTexts as texts } from '../../../content/pages/service';
import type { PriceIndication } from '../../../content/services/prices';
import { TextLink } from '../../design/Button/Button';
import { StepList } from '../shared/StepList';
import { price as priceLine } from './ServicePage.css';

export const Approach = ({ price }: { price?: PriceIndication }) => (
  <section aria-labelledby="aanpak">
    <h2 id="aanpak">{texts.approach}</h2>
    <p className={priceLine}>
      {price ? (
        <>
          <b>{texts.from(price.from)}</b>
          <TextLink to={price.to}>{texts.packages}</TextLink>
        </>
      ) : (
        texts.onRequest
      )}
    </p>
    <StepList steps={nextStepTexts.steps} />
  </section>
);
