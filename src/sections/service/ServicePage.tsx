import { type ReactNode, Suspense } from 'react';
import { serviceTexts as texts } from '../../../content/pages/service';
import type { PriceIndication } from '../../../content/services/prices';
import { questionsAbout } from '../../../content/questions';
import { reviews } from '../../../content/reviews';
import type { CustomerType } from '../../../content/customers';
import type { ServiceItem, ServiceText } from '../../../content/services/service';
import { TextLink } from '../../design/Button/Button';
import { Breadcrumbs } from '../../design/Breadcrumbs/Breadcrumbs';
import { PhoneFold } from '../../design/Fold/Fold';
import { foldedHeading } from '../../design/Fold/Fold.css';
import { Icon } from '../../design/Icon/Icon';
import { namedIcons } from '../../design/Icon/named-icons';
import { RoofPicture } from '../../design/RoofPicture/RoofPicture';
import { Wrap } from '../../design/Section/Section';
import { lead } from '../../design/tokens/text.css';
import { CallbackButton } from '../../flows/callback/CallbackButton';
import { Advantages } from './Advantages';
import { Approach } from './Approach';
import { QuoteBanner } from '../shared/QuoteBanner';
import { Features } from './Features';
import { ButtonAnchor } from '../../design/Button/Button';
import { DirectContact, FORM_SECTION, RequestPanel } from '../shared/RequestPanel';
import { HeroPicture } from '../shared/HeroPicture';
import { headBeside } from '../shared/sections.css';
import { Questions } from '../shared/lazy-questions';
import { type Subject, servicePictures } from './service-pictures';
import * as styles from './ServicePage.css';
import { ProcessSteps } from '../shared/ProcessSteps';
import { Testimonials } from '../shared/Testimonials';
import { Trust } from '../shared/Trust';

interface Props {
  service: ServiceItem &
    Omit<ServiceText, 'content'> & {
      customerType: CustomerType;
      subject: Subject;
      price?: PriceIndication;
      priceDependsOn: string;
    };
  content: ReactNode;
}

export function ServicePage({ service, content }: Props) {
  const {
    customerType,
    id,
    title,
    description,
    icon,
    video,
    subject,
    features,
    process,
    benefits,
    price,
    priceDependsOn,
  } = service;

  return (
    <>
      <div className={styles.top}>
        <Wrap>
          <Breadcrumbs crumbs={[{ label: 'Diensten', to: '/', hash: 'diensten' }, { label: title }]} />
          <div className={styles.titles}>
            <h1>{title}</h1>
            <div className={styles.about}>
              <Icon of={namedIcons[icon]} />
              <p className={lead}>{description}</p>
            </div>
          </div>
          <div className={styles.picture}>
            <RoofPicture>
              <HeroPicture {...servicePictures[subject]} clip={video} sizes="min(100vw - 40px, 1200px)" />
            </RoofPicture>
          </div>
        </Wrap>
      </div>
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.short}>
            <Trust />
            <Approach price={price} dependsOn={priceDependsOn} />
          </div>
          <div className={styles.side}>
            <RequestPanel
              title="Direct een offerte?"
              lead="Vul het formulier in en wij nemen binnen 24 uur contact met u op."
            />
            <div className={styles.contact}>
              <DirectContact />
              <div className={styles.toForm}>
                <ButtonAnchor variant="line" href={`#${FORM_SECTION}`} block>
                  {texts.quote}
                </ButtonAnchor>
              </div>
            </div>
          </div>
          <div className={styles.main}>
            <Advantages benefits={benefits} />
            <PhoneFold title={texts.more}>
              <div className={styles.content}>
                <div>{content}</div>
                {subject === 'sun' && <TextLink to="/zonnepanelen">{texts.calculate}</TextLink>}
              </div>
            </PhoneFold>
          </div>
        </div>
        <Suspense>
          <div className={styles.rest}>
            <section className={`${headBeside} ${styles.band}`} aria-labelledby="kenmerken">
              <h2 id="kenmerken" className={foldedHeading}>
                {texts.features}
              </h2>
              <PhoneFold title={texts.features}>
                <Features features={features} />
              </PhoneFold>
            </section>
            <section className={headBeside} aria-labelledby="werkwijze">
              <h2 id="werkwijze" className={foldedHeading}>
                {texts.process}
              </h2>
              <PhoneFold title={texts.process}>
                <ProcessSteps steps={process} />
              </PhoneFold>
            </section>
            <section className={headBeside} aria-labelledby="vragen">
              <h2 id="vragen">{texts.questions}</h2>
              <Suspense>
                <Questions key={id} questions={questionsAbout(customerType, id)} />
              </Suspense>
            </section>
          </div>
        </Suspense>
      </Wrap>
      <Testimonials of={reviews[customerType]} />
      <CallbackButton form={FORM_SECTION} />
      <QuoteBanner quiet />
    </>
  );
}
