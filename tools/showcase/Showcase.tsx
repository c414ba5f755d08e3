import { company } from '../../content/company';
import { wcagContrast } from 'culori';
import { Check, ChevronDown, CircleAlert, Info, Phone, ShieldAlert, Sun } from 'lucide';
import type { ReactNode } from 'react';
import houses from '../../content/pictures/hero-rijtjeshuizen.jpg?w=480;800&format=avif;webp;jpeg&quality=50&as=picture';
import { Badge } from '../../src/design/Badge/Badge';
import { Button, ButtonAnchor, ButtonLink, TextLink } from '../../src/design/Button/Button';
import { CheckList } from '../../src/design/CheckList/CheckList';
import { CheckboxChoice, ChoiceGroup, RadioPick } from '../../src/design/Choice/Choice';
import { Breadcrumbs } from '../../src/design/Breadcrumbs/Breadcrumbs';
import { Dialog, DialogBody, DialogFoot } from '../../src/design/Dialog/Dialog';
import { ErrorSummary } from '../../src/design/ErrorSummary/ErrorSummary';
import { TextArea, TextField } from '../../src/design/Field/Field';
import { Icon } from '../../src/design/Icon/Icon';
import { Accordion, AccordionItem } from '../../src/design/Accordion/Accordion';
import { answer, question, summary } from '../../src/flows/questions/questions.css';
import { LinkColumn } from '../../src/design/LinkColumn/LinkColumn';
import { Logo } from '../../src/design/Logo/Logo';
import { Markdown } from '../../src/design/Markdown/Markdown';
import { Notice } from '../../src/design/Notice/Notice';
import { PageHead } from '../../src/design/PageHead/PageHead';
import { PhoneBar } from '../../src/design/PhoneBar/PhoneBar';
import { Picture } from '../../src/design/Picture/Picture';
import { PromoCard } from '../../src/design/PromoCard/PromoCard';
import { RoofPicture } from '../../src/design/RoofPicture/RoofPicture';
import { Head, Section, Wrap } from '../../src/design/Section/Section';
import { Select } from '../../src/design/Select/Select';
import { Spinner } from '../../src/design/Spinner/Spinner';
import { Stepper } from '../../src/design/Stepper/Stepper';
import { RibbonLabel } from '../../src/design/RibbonLabel/RibbonLabel';
import { WithoutScript } from '../../src/design/WithoutScript/WithoutScript';
import { namedIcons } from '../../src/design/Icon/named-icons';
import { type Token, shapePairs, dark, light, textPairs } from '../../src/design/tokens/palette';
import * as text from '../../src/design/tokens/text.css';
import { theme } from '../../src/design/tokens/theme.css';
import * as toast from '../../src/design/global/toast.css';
import * as styles from './showcase.css';

const nothing = () => undefined;

/** Everything the site is made of, in every state. */
export const Showcase = ({ scheme }: { scheme: 'light' | 'dark' }) => (
  <div className={styles.page}>
    <h1>Ontwerp: {scheme === 'light' ? 'licht' : 'donker'}</h1>
    <Colors palette={scheme === 'light' ? light : dark} />
    <Tokens />
    <Type />
    <Buttons />
    <Fields />
    <Choices />
    <Parts />
    <Places />
    <section>
      <h2>Over de pagina</h2>
      <Sample name="Dialog">
        <iframe title="Dialog" src={`?scheme=${scheme}&part=dialog`} height={560} />
      </Sample>
    </section>
  </div>
);

const Sample = ({ name, children }: { name: string; children: ReactNode }) => (
  <figure className={styles.sample}>
    {children}
    <figcaption>{name}</figcaption>
  </figure>
);

/** A component at rest, and as it answers to a pointer, a key and a press. */
const InStates = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <Sample name={name}>{children}</Sample>
    <Sample name={`${name} hover`}>
      <div data-hover>{children}</div>
    </Sample>
    <Sample name={`${name} focus`}>
      <div data-focus>{children}</div>
    </Sample>
    <Sample name={`${name} active`}>
      <div data-active>{children}</div>
    </Sample>
  </>
);

const Colors = ({ palette }: { palette: typeof light }) => (
  <>
    <section>
      <h2>Kleuren</h2>
      <div className={styles.grid}>
        {Object.entries(palette).map(([name, value]) => (
          <Sample key={name} name={`${name} ${value}`}>
            <div className={styles.swatch} style={{ background: value }} />
          </Sample>
        ))}
      </div>
    </section>
    <section>
      <h2>Tekst op grond</h2>
      <Pairs palette={palette} pairs={textPairs} />
    </section>
    <section>
      <h2>Bediening en tekens op grond</h2>
      <Pairs palette={palette} pairs={shapePairs} />
    </section>
  </>
);

const Pairs = ({ palette, pairs }: { palette: typeof light; pairs: Partial<Record<Token, readonly Token[]>> }) => (
  <div className={styles.grid}>
    {(Object.entries(pairs) as [Token, readonly Token[]][]).flatMap(([color, grounds]) =>
      grounds.map((ground) => (
        <Sample key={color + ground} name={`${color} op ${ground}`}>
          <div className={styles.swatch} style={{ background: palette[ground], color: palette[color] }}>
            {wcagContrast(palette[color], palette[ground]).toFixed(1).replace('.', ',')}
          </div>
        </Sample>
      )),
    )}
  </div>
);

const Tokens = () => (
  <>
    <section>
      <h2>Ruimte en hoogte</h2>
      {Object.entries({ ...theme.space, ...theme.height }).map(([name, value]) => (
        <Sample key={name} name={name}>
          <div className={styles.bar} style={{ width: value }} />
        </Sample>
      ))}
    </section>
    <section>
      <h2>Ronding, verhoging, beweging</h2>
      <div className={styles.row}>
        {Object.entries(theme.radius).map(([name, value]) => (
          <Sample key={name} name={`radius ${name}`}>
            <div className={styles.block} style={{ borderRadius: value }} />
          </Sample>
        ))}
        {Object.entries(theme.shadow).map(([name, value]) => (
          <Sample key={name} name={`shadow ${name}`}>
            <div className={styles.block} style={{ boxShadow: value, borderRadius: theme.radius.card }} />
          </Sample>
        ))}
        <Sample name="ease (bij aanwijzen)">
          <div className={styles.mover} />
        </Sample>
      </div>
    </section>
  </>
);

const Type = () => (
  <section>
    <h2>Letters</h2>
    <Sample name="display">
      <p className={text.display} style={{ fontFamily: theme.font.head }}>
        Helder wat uw dak oplevert.
      </p>
    </Sample>
    {(['h1', 'h2', 'h3', 'h4'] as const).map((Heading) => (
      <Sample key={Heading} name={Heading}>
        <Heading>Zonnepanelen in Súdwest-Fryslân</Heading>
      </Sample>
    ))}
    {(['lead', 'muted', 'small', 'note'] as const).map((name) => (
      <Sample key={name} name={name}>
        <p className={text[name]}>Eén vast bedrag: € 4.250 voor 11 panelen, 24 m² dak en 1.900 kg CO₂ per jaar.</p>
      </Sample>
    ))}
    <Sample name="body">
      <p>Eén vast bedrag: € 4.250 voor 11 panelen, 24 m² dak en 1.900 kg CO₂ per jaar.</p>
    </Sample>
    <Sample name="Markdown">
      <Markdown
        of={[
          ['h2', {}, ['Kop']],
          ['p', {}, ['Tekst met een ', ['a', { href: '/offerte' }, ['verwijzing']], '.']],
          [
            'ul',
            {},
            [
              ['li', {}, ['een']],
              ['li', {}, ['twee']],
            ],
          ],
          [
            'ol',
            {},
            [
              ['li', {}, ['eerst']],
              ['li', {}, ['dan']],
            ],
          ],
          ['blockquote', {}, [['p', {}, ['Een aanhaling.']]]],
        ]}
      />
    </Sample>
  </section>
);

const variants = ['primary', 'line', 'solid', 'quiet'] as const;

const Buttons = () => (
  <section>
    <h2>Knoppen</h2>
    {variants.map((variant) => (
      <div key={variant} className={styles.row}>
        <InStates name={variant}>
          <Button variant={variant}>Vraag offerte aan</Button>
        </InStates>
        <Sample name={`${variant} small`}>
          <Button variant={variant} size="small" icon={<Icon of={Phone} />}>
            Bel ons
          </Button>
        </Sample>
        <Sample name={`${variant} busy`}>
          <Button variant={variant} wide busy="Bezig met verzenden...">
            Versturen
          </Button>
        </Sample>
      </div>
    ))}
    <Sample name="line aria-pressed">
      <Button variant="line" aria-pressed>
        Gekozen
      </Button>
    </Sample>
    <Sample name="block">
      <Button block iconAfter={<Icon of={Check} />}>
        Over de volle breedte
      </Button>
    </Sample>
    <div className={styles.row}>
      <Sample name="ButtonAnchor">
        <ButtonAnchor href={company.phone.href}>Bel ons</ButtonAnchor>
      </Sample>
      <Sample name="ButtonLink">
        <ButtonLink to="/">Naar een pagina</ButtonLink>
      </Sample>
      <InStates name="TextLink">
        <TextLink to="/">Lees meer</TextLink>
      </InStates>
    </div>
  </section>
);

const Fields = () => (
  <section>
    <h2>Velden</h2>
    <div className={styles.wide}>
      <InStates name="TextField">
        <TextField id="naam" label="Naam" value="" placeholder="Uw naam" onValue={nothing} />
      </InStates>
      <Sample name="TextField optional, help">
        <TextField id="telefoon" label="Telefoon" optional help="Voor vragen." value="06 12" onValue={nothing} />
      </Sample>
      <Sample name="TextField error">
        <TextField id="mail" label="E-mail" value="jan" error="Vul een geldig e-mailadres in." onValue={nothing} />
      </Sample>
      <Sample name="TextField unit, large">
        <TextField id="verbruik" label="Verbruik" unit="kWh" large value="3500" onValue={nothing} />
      </Sample>
      <Sample name="TextArea">
        <TextArea id="bericht" label="Bericht" value="" placeholder="Uw vraag" onValue={nothing} />
      </Sample>
      <Sample name="TextArea error">
        <TextArea id="vraag" label="Bericht" value="" error="Vul een bericht in." onValue={nothing} />
      </Sample>
      <InStates name="Select">
        <Select id="blok" label="Dagdeel" placeholder="Kies" choices={['Ochtend']} value="" onValue={nothing} />
      </InStates>
      <Sample name="Select error">
        <Select id="deel" label="Dagdeel" placeholder="Kies" choices={[]} value="" error="Kies." onValue={nothing} />
      </Sample>
      <Sample name="ErrorSummary">
        <ErrorSummary
          id="fouten"
          problems={[
            { field: 'mail', label: 'E-mail', message: 'Vul een geldig e-mailadres in.' },
            { field: 'vraag', label: 'Bericht', message: 'Vul een bericht in.' },
          ]}
        />
      </Sample>
    </div>
  </section>
);

const Choices = () => (
  <section>
    <h2>Keuzes</h2>
    <div className={styles.wide}>
      {[false, true].map((checked) => (
        <InStates key={String(checked)} name={checked ? 'CheckboxChoice gekozen' : 'CheckboxChoice'}>
          <CheckboxChoice label="Zonnepanelen" note="Met omvormer" checked={checked} onChecked={nothing} />
        </InStates>
      ))}
      <Sample name="CheckboxChoice compact">
        <CheckboxChoice label="Laadpaal" compact checked onChecked={nothing} />
      </Sample>
      {(['row', 'column'] as const).map((layout) => (
        <InStates key={layout} name={`RadioPick ${layout}`}>
          <RadioPick name={layout} label="Zuid" layout={layout} picture={<Icon of={Sun} />} />
        </InStates>
      ))}
      <Sample name="RadioPick gekozen">
        <RadioPick name="gekozen" label="Zuid" picture={<Icon of={Sun} />} defaultChecked />
      </Sample>
    </div>
    {([1, 2, 3, 4, 5, 'flow'] as const).map((columns) => (
      <Sample key={columns} name={`ChoiceGroup ${columns}`}>
        <ChoiceGroup legend="Dakrichting" hint="Kies er een." columns={columns}>
          {['Oost', 'Zuid', 'West'].map((label) => (
            <RadioPick key={label} name={`richting-${columns}`} label={label} />
          ))}
        </ChoiceGroup>
      </Sample>
    ))}
    <Sample name="ChoiceGroup icon">
      <ChoiceGroup legend="Zonne-energie" icon={<Icon of={Sun} />} columns={2}>
        <CheckboxChoice label="Zonnepanelen" checked={false} onChecked={nothing} />
      </ChoiceGroup>
    </Sample>
  </section>
);

const Parts = () => (
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

const Places = () => (
  <section>
    <h2>Vlakken</h2>
    {(['paper', 'sand'] as const).map((tone) => (
      <Sample key={tone} name={`PageHead ${tone}`}>
        <PageHead title="Contact" lead="Bel, mail of schrijf ons." crumbs={[{ label: 'Contact' }]} tone={tone} />
      </Sample>
    ))}
    {(['paper', 'sand', 'dark'] as const).map((tone) => (
      <Sample key={tone} name={`Section ${tone}`}>
        <Section tone={tone}>
          <Wrap>
            <Head title="Zo werkt het" lead="In vier stappen van dak naar stroom.">
              <div className={styles.row}>
                {variants.map((variant) => (
                  <Button key={variant} variant={variant}>
                    {variant}
                  </Button>
                ))}
              </div>
            </Head>
          </Wrap>
        </Section>
      </Sample>
    ))}
    {[false, true].map((board) => (
      <Sample key={String(board)} name={board ? 'RoofPicture board' : 'RoofPicture'}>
        <div className={styles.picture}>
          <RoofPicture board={board}>
            <Picture picture={houses} alt="" sizes="50vw" priority />
          </RoofPicture>
        </div>
      </Sample>
    ))}
  </section>
);

/** On a page of its own: it lies over all that is there. */
export const Dialogs = () => (
  <Dialog
    id="dialoog"
    title="Storing melden"
    head={<Stepper steps={['Type', 'Details', 'Planning']} current={1} />}
    onClose={nothing}
  >
    <DialogBody>
      <p>Waar gaat het om?</p>
      <TextField id="adres" label="Adres" value="" onValue={nothing} />
    </DialogBody>
    <DialogFoot>
      <Button variant="quiet">Vorige</Button>
      <Button>Volgende</Button>
    </DialogFoot>
  </Dialog>
);
