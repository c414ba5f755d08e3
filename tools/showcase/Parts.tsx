import { company } from '../../content/company';
import { crew } from '../../content/crew';
import { Check, ChevronDown, CircleAlert, Info, ShieldAlert } from 'lucide';
import houses from '../../content/pictures/hero-rijtjeshuizen.jpg?w=480;800&format=avif;webp;jpeg&quality=50&as=picture';
import { Badge } from '../../src/design/Badge/Badge';
import { Button, ButtonLink } from '../../src/design/Button/Button';
import { CheckList } from '../../src/design/CheckList/CheckList';
import { Breadcrumbs } from '../../src/design/Breadcrumbs/Breadcrumbs';
import { Icon } from '../../src/design/Icon/Icon';
import { Accordion, AccordionItem } from '../../src/design/Accordion/Accordion';
import { Faces } from '../../src/design/Faces/Faces';
import { Fold, PhoneFold } from '../../src/design/Fold/Fold';
import { answer, question, summary } from '../../src/design/Fold/Fold.css';
import { LinkColumn } from '../../src/design/LinkColumn/LinkColumn';
import { Logo } from '../../src/design/Logo/Logo';
import { Notice } from '../../src/design/Notice/Notice';
import { PhoneBar } from '../../src/design/PhoneBar/PhoneBar';
import { Portrait } from '../../src/design/Portrait/Portrait';
import { Picture } from '../../src/design/Picture/Picture';
import { PromoCard } from '../../src/design/PromoCard/PromoCard';
import { Spinner } from '../../src/design/Spinner/Spinner';
import { Stepper } from '../../src/design/Stepper/Stepper';
import { RibbonLabel } from '../../src/design/RibbonLabel/RibbonLabel';
import { WithoutScript } from '../../src/design/WithoutScript/WithoutScript';
import { namedIcons } from '../../src/design/Icon/named-icons';
import * as toast from '../../src/design/global/toast.css';
import * as styles from './showcase.css';
import { nothing, Sample, InStates } from './Sample';

export const Parts = () => (
  <section>
    <h2>Onderdelen</h2>
    <div className={styles.row}>
      <Sample name="Logo">
        <Logo />
      </Sample>
      {(['sand', 'sun', 'good', 'bad'] as const).map((tone) => (
        <Sample key={tone} name={`Badge ${tone}`}>
          <Badge tone={tone} icon={<Icon of={Check} />}>
            Badge
          </Badge>
          <Badge tone={tone} size="large">
            Groot
          </Badge>
        </Sample>
      ))}
      {(['ink', 'sun'] as const).map((tone) => (
        <Sample key={tone} name={`RibbonLabel ${tone}`}>
          <RibbonLabel tone={tone}>Aanbevolen</RibbonLabel>
          <RibbonLabel tone={tone} size="large">
            Aanbevolen
          </RibbonLabel>
        </Sample>
      ))}
      <Sample name="Portrait">
        <Portrait drawing={crew.adviseur.portrait} size={56} />
      </Sample>
      <Sample name="Faces">
        <Faces drawings={Object.values(crew).map(({ portrait }) => portrait)} size={56} />
      </Sample>
      <Sample name="Spinner">
        <Spinner />
        <Spinner size="large" />
      </Sample>
    </div>
    <div className={styles.wide}>
      {(['info', 'good', 'sand', 'alarm', 'bad'] as const).map((tone) => (
        <Sample key={tone} name={`Notice ${tone}`}>
          <Notice tone={tone} icon={<Icon of={tone === 'alarm' ? ShieldAlert : Info} />}>
            We nemen binnen 24 uur contact met u op.
          </Notice>
        </Sample>
      ))}
      <Sample name="Accordion">
        <Accordion id="accordeon" open={['vraag-1']} onOpen={nothing}>
          {['vraag-1', 'vraag-2'].map((id) => (
            <AccordionItem
              key={id}
              of={{ open: ['vraag-1'], onOpen: nothing }}
              id={id}
              className={question}
              summaryClass={summary}
              summary={
                <>
                  Wat kost een inspectie?
                  <Icon of={ChevronDown} />
                </>
              }
            >
              <p className={answer}>Niets. U krijgt het advies op papier.</p>
            </AccordionItem>
          ))}
        </Accordion>
      </Sample>
      <Sample name="Fold">
        <Fold title="Hoe is dit berekend?">
          <p className={answer}>Met uw eigen verbruik.</p>
        </Fold>
      </Sample>
      <Sample name="PhoneFold, a line on phones">
        <PhoneFold title="Wat u krijgt">
          <p className={answer}>Een vaste prijs en een vaste monteur.</p>
        </PhoneFold>
      </Sample>
      <Sample name="WithoutScript, seen where no script runs">
        <WithoutScript>Bel ons, dan rekenen wij het voor u uit.</WithoutScript>
      </Sample>
      {(['success', 'error'] as const).map((kind) => (
        <Sample key={kind} name={`toast ${kind}`}>
          <div className={`${toast.toast} ${toast[kind]}`}>
            <span className={toast.icon}>
              <Icon of={kind === 'error' ? CircleAlert : Check} />
            </span>
            <span className={toast.content}>Netwerkfout bij ophalen adres</span>
          </div>
        </Sample>
      ))}
    </div>
    {[0, 2, 4].map((current) => (
      <Sample key={current} name={`Stepper ${current}`}>
        <Stepper steps={['Adres', 'Verbruik', 'Dak', 'Resultaat']} current={current} />
      </Sample>
    ))}
    {[false, true].map((across) => (
      <Sample key={String(across)} name={across ? 'CheckList across' : 'CheckList'}>
        <CheckList points={['Vaste prijs', 'Eigen monteurs', '25 jaar garantie']} across={across} />
      </Sample>
    ))}
    <div className={styles.wide}>
      <InStates name="LinkColumn">
        <LinkColumn as="section" title="Diensten" level={3}>
          <a href="#zonnepanelen">Zonnepanelen</a>
          <a href="#laadpaal">Laadpaal</a>
        </LinkColumn>
      </InStates>
      <Sample name="PromoCard">
        <PromoCard
          picture={<Picture picture={houses} alt="" sizes="400px" priority />}
          title="Wat levert uw dak op?"
          level={2}
        >
          <ButtonLink to="/">Bereken uw besparing</ButtonLink>
        </PromoCard>
      </Sample>
    </div>
    <Sample name="PhoneBar, at the foot of a phone">
      <PhoneBar call={company.phone.href}>
        <Button>Offerte</Button>
      </PhoneBar>
    </Sample>
    <Sample name="Breadcrumbs">
      <Breadcrumbs crumbs={[{ label: 'Zonnepanelen', to: '/zonnepanelen' }, { label: 'Utrecht' }]} />
    </Sample>
    <div className={styles.row}>
      {Object.entries(namedIcons).map(([name, icon]) => (
        <Sample key={name} name={name}>
          <Icon of={icon} />
        </Sample>
      ))}
    </div>
  </section>
);
