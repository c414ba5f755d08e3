import { company } from '../../../content/company';
import { ButtonLink } from '../../design/Button/Button';
import { PageHead } from '../../design/PageHead/PageHead';
import { Section, Wrap } from '../../design/Section/Section';
import { CallButton } from '../shared/CallButton';
import { actions } from './PlaceHero.css';

export const UnknownPlace = () => (
  <>
    <PageHead
      title="Deze plaats kennen wij niet"
      lead={`Misschien is de naam anders gespeld. ${company.name} werkt in heel Nederland, ook waar wij geen eigen pagina van hebben.`}
    />
    <Section>
      <Wrap>
        <div className={actions}>
          <ButtonLink to="/regios">Bekijk alle regio’s</ButtonLink>
          <CallButton />
        </div>
      </Wrap>
    </Section>
  </>
);
