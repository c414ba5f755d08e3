import houses from '../../content/pictures/hero-rijtjeshuizen.jpg?w=480;800&format=avif;webp;jpeg&quality=50&as=picture';
import { Button } from '../../src/design/Button/Button';
import { Dialog, DialogBody, DialogFoot } from '../../src/design/Dialog/Dialog';
import { TextField } from '../../src/design/Field/Field';
import { PageHead } from '../../src/design/PageHead/PageHead';
import { Picture } from '../../src/design/Picture/Picture';
import { RoofPicture } from '../../src/design/RoofPicture/RoofPicture';
import { Head, Section, Wrap } from '../../src/design/Section/Section';
import { Stepper } from '../../src/design/Stepper/Stepper';
import * as styles from './showcase.css';
import { nothing, Sample, variants } from './Sample';

export const Places = () => (
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
