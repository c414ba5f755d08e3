import { Phone } from 'lucide';
import { type ComponentProps, Suspense } from 'react';
import { company } from '../../../content/company';
import type { LandingPageText } from '../../../content/pages/landing';
import { useCustomerType } from '../../customer-type';
import { ButtonAnchor } from '../../design/Button/Button';
import { Icon } from '../../design/Icon/Icon';
import { namedIcons } from '../../design/Icon/named-icons';
import { Picture } from '../../design/Picture/Picture';
import { RoofPicture } from '../../design/RoofPicture/RoofPicture';
import { Head, Section, Wrap } from '../../design/Section/Section';
import { Questions } from '../shared/lazy-questions';
import { QuoteBanner } from '../shared/QuoteBanner';
import { copy, copyLead, deskActions } from '../shared/hero.css';
import * as styles from './LandingPage.css';
import { Packages } from './Packages';
import { DirectContact, FORM_SECTION, RequestPanel } from '../shared/RequestPanel';
import { headBeside } from '../shared/sections.css';
import { Stats } from '../shared/Stats';
import { ProcessSteps } from '../shared/ProcessSteps';
import { Testimonials } from '../shared/Testimonials';
import { Trust } from '../shared/Trust';

interface Props extends Pick<ComponentProps<typeof Picture>, 'picture' | 'onPhones' | 'alt'> {
  text: LandingPageText;
  focus?: 'right';
}

export function LandingPage({ text, focus, ...picture }: Props) {
  const business = useCustomerType((store) => store.customerType === 'zakelijk');
  const { title, lead } = business ? text.business : text;

  return (
    <>
      <div className={styles.stage}>
        <Wrap>
          <div className={copy}>
            <h1 className={styles.title}>{title}</h1>
            <p className={copyLead}>{lead}</p>
            <div className={deskActions}>
              <ButtonAnchor href={`#${FORM_SECTION}`}>{text.form.title}</ButtonAnchor>
              <ButtonAnchor variant="quiet" href={company.phone.href} icon={<Icon of={Phone} />}>
                {company.phone.shown}
              </ButtonAnchor>
            </div>
          </div>
        </Wrap>
        <div className={styles.picturePlace} data-focus={focus}>
          <RoofPicture board>
            <Picture {...picture} sizes="(max-width: 760px) max(496px, 100vw), max(864px, 50vw + 76px)" priority />
          </RoofPicture>
        </div>
      </div>
      <Wrap>
        <div className={styles.facts} data-last={!text.benefits}>
          <Trust />
          <Stats stats={text.stats} />
        </div>
      </Wrap>
      {text.benefits && (
        <Section aria-labelledby="voordelen">
          <Wrap>
            <div className={headBeside}>
              <Head id="voordelen" title={text.benefits.title} lead={text.benefits.lead} />
              <ul>
                {text.benefits.list.map((benefit) => (
                  <li key={benefit.title} className={styles.benefit}>
                    <Icon of={namedIcons[benefit.icon]} />
                    <div>
                      <h3>{benefit.title}</h3>
                      <p>{benefit.text}</p>
                    </div>
                  </li>
                ))}
              </ul>
            </div>
          </Wrap>
        </Section>
      )}
      <Packages {...text.packages} />
      {text.process && (
        <Section aria-labelledby="werkwijze">
          <Wrap>
            <div className={headBeside}>
              <Head id="werkwijze" title={text.process.title} lead={text.process.lead} />
              <ProcessSteps steps={text.process.steps} />
            </div>
          </Wrap>
        </Section>
      )}
      <Section aria-labelledby="vragen">
        <Wrap>
          <div className={styles.columns}>
            <div className={styles.questions}>
              <h2 id="vragen" className={styles.questionsTitle}>
                Veelgestelde vragen
              </h2>
              <Suspense>
                <Questions questions={text.questions} />
              </Suspense>
            </div>
            <div className={styles.request}>
              <RequestPanel {...text.form} packages={text.packages.list} />
            </div>
            <DirectContact />
          </div>
        </Wrap>
      </Section>
      <Testimonials of={text.testimonials} />
      <QuoteBanner />
    </>
  );
}
