import { nextStepTexts } from '../../../content/pages/quote';
import { serviceTexts as texts } from '../../../content/pages/service';
import type { PriceIndication } from '../../../content/services/prices';
import { TextLink } from '../../design/Button/Button';
import { StepList } from '../shared/StepList';
import { price as priceLine } from './ServicePage.css';

interface Props {
  price?: PriceIndication;
  dependsOn: string;
}

export const Approach = ({ price, dependsOn }: Props) => (
  <section aria-labelledby="aanpak">
    <h2 id="aanpak">{texts.approach}</h2>
    {price && (
      <p className={priceLine}>
        <b>{texts.from(price.from)}</b>
        <TextLink to={price.to}>{texts.packages}</TextLink>
      </p>
    )}
    <p className={priceLine}>
      {dependsOn} {texts.fixed}
    </p>
    <StepList steps={nextStepTexts.steps} />
  </section>
);
