import type { ReactNode } from 'react';
import { questions } from '../../content/questions';
import type { ServiceItem, ServiceText } from '../../content/services/service';
import battery from '../../content/pictures/thuisbatterij.jpg?crop=0,50,1600,900&w=960&format=webp&quality=50&as=picture';
import { TextLink } from '../design/Button';
import { Crumbs } from '../design/Crumbs';
import { Icon } from '../design/Icon';
import { namedIcons } from '../design/named-icons';
import { Picture } from '../design/Picture';
import { RoofPicture } from '../design/RoofPicture';
import { Wrap } from '../design/Section';
import { lead } from '../design/text.css';
import { CallbackButton } from '../flows/callback/CallbackButton';
import { Advantages } from './Advantages';
import { Close } from './Close';
import { Features } from './Features';
import { DirectContact, FORM_SECTION, RequestPanel } from './RequestPanel';
import { Answers } from './service-parts';
import { type Subject, servicePictures } from './service-pictures';
import * as styles from './ServicePage.css';
import { Steps } from './Steps';
import { Testimonials } from './Testimonials';
import { Trust } from './Trust';

interface Props {
  service: ServiceItem & { subject: Subject; text: ServiceText };
  /** The markdown of `service.text`. */
  content: ReactNode;
}

export function ServicePage({ service, content }: Props) {
  const { title, description, icon, video, subject, text } = service;

  return (
    <>
      <div className={styles.top}>
        <Wrap>
          <Crumbs crumbs={[{ label: 'Diensten', to: '/', hash: 'diensten' }, { label: title }]} />
          <div className={styles.titles}>
            <div className={styles.title}>
              <Icon of={namedIcons[icon]} />
              <h1>{title}</h1>
            </div>
            <p className={lead}>{description}</p>
          </div>
          <div className={styles.picture}>
            <RoofPicture>
              <Picture {...servicePictures[subject]} sizes="min(100vw - 40px, 1200px)" priority />
            </RoofPicture>
          </div>
        </Wrap>
      </div>
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.main}>
            <Trust />
            <div className={styles.content}>
              {content}
              {subject === 'sun' && <TextLink to="/zonnepanelen">Bereken wat uw dak oplevert</TextLink>}
              {video && (
                <video
                  className={styles.video}
                  src={video}
                  poster={battery.img.src}
                  width={960}
                  height={540}
                  aria-label="Video: een thuisbatterij naast omvormer en groepenkast"
                  controls
                  loop
                  muted
                  playsInline
                  preload="none"
                />
              )}
            </div>
            <section aria-labelledby="kenmerken">
              <h2 id="kenmerken">Wat u krijgt</h2>
              <Features features={text.features} />
            </section>
            <section aria-labelledby="werkwijze">
              <h2 id="werkwijze">Van advies tot nazorg</h2>
              <Steps steps={text.process} />
            </section>
            <Advantages benefits={text.benefits} />
            <section aria-labelledby="vragen">
              <h2 id="vragen">Veelgestelde vragen</h2>
              <Answers questions={questions.dienst} />
            </section>
          </div>
          <div className={styles.side}>
            <RequestPanel
              title="Direct een offerte?"
              lead="Vul het formulier in en wij nemen binnen 24 uur contact met u op."
            />
            <div className={styles.contact}>
              <DirectContact />
            </div>
          </div>
        </div>
      </Wrap>
      <Testimonials />
      <Close quiet />
      <CallbackButton form={FORM_SECTION} />
    </>
  );
}
