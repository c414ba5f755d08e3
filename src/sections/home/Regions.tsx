import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide';
import polder from '../../../content/pictures/bedrijfsdak.jpg?w=640;1080;1600&format=avif;webp;jpeg&quality=65&as=picture';
import shed from '../../../content/pictures/schuur.jpg?crop=0,180,1600,820&w=640;1080;1600&format=avif;webp;jpeg&quality=65&as=picture';
import { coverage, regionMenu } from '../../../content/region-menu';
import { useCustomerType } from '../../customer-type';
import { TextLink } from '../../design/Button/Button';
import { Icon } from '../../design/Icon/Icon';
import { Picture } from '../../design/Picture/Picture';
import { RoofPicture } from '../../design/RoofPicture/RoofPicture';
import { Head, Section, Wrap } from '../../design/Section/Section';
import * as styles from './Regions.css';

const landscapes = {
  particulier: { picture: polder, alt: 'Plat bedrijfsdak vol zonnepanelen, met uitzicht over de polder' },
  zakelijk: { picture: shed, alt: 'Boerenschuur met een dak vol zonnepanelen' },
};

export const Regions = () => (
  <Section aria-labelledby="werkgebied">
    <Wrap>
      <div className={styles.picture}>
        <RoofPicture>
          <Picture {...landscapes[useCustomerType((store) => store.customerType)]} sizes="min(100vw - 40px, 1200px)" />
        </RoofPicture>
      </div>
      <div className={styles.columns}>
        <Head id="werkgebied" title="Ook bij u in de buurt" lead={coverage}>
          <div>
            <TextLink to="/regios">Bekijk alle plaatsen</TextLink>
          </div>
        </Head>
        <ul className={styles.provinces}>
          {regionMenu.provinces.map(({ id, name }) => (
            <li key={id} className={styles.province}>
              <Link to="/werkgebied/$regionId" params={{ regionId: id }}>
                {name}
                <Icon of={ArrowRight} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Wrap>
  </Section>
);
