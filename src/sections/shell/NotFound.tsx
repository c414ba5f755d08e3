import { Phone } from 'lucide';
import { company } from '../../../content/company';
import polder from '../../../content/pictures/bedrijfsdak.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&quality=65&as=picture';
import polderOnPhones from '../../../content/pictures/bedrijfsdak.jpg?w=720&format=avif;webp&quality=30&as=picture';
import { ButtonAnchor, ButtonLink } from '../../design/Button/Button';
import { Icon } from '../../design/Icon/Icon';
import { Picture } from '../../design/Picture/Picture';
import { RoofPicture } from '../../design/RoofPicture/RoofPicture';
import { Wrap } from '../../design/Section/Section';
import { actions, copy, copyLead, picturePlace, stage } from '../shared/hero.css';

export const NotFound = () => (
  <div className={stage}>
    <Wrap>
      <div className={copy}>
        <h1>Pagina niet gevonden</h1>
        <p className={copyLead}>De pagina die u zoekt bestaat niet meer of is verplaatst.</p>
        <div className={actions}>
          <ButtonLink to="/">Naar de homepage</ButtonLink>
          <ButtonAnchor variant="line" href={company.phone.href} icon={<Icon of={Phone} />}>
            Bel {company.phone.shown}
          </ButtonAnchor>
        </div>
      </div>
    </Wrap>
    <div className={picturePlace}>
      <RoofPicture board>
        <Picture
          picture={polder}
          onPhones={polderOnPhones}
          alt="Plat bedrijfsdak vol zonnepanelen, met uitzicht over de polder"
          sizes="(max-width: 760px) max(496px, 100vw), max(1024px, 50vw + 76px)"
          priority
        />
      </RoofPicture>
    </div>
  </div>
);
