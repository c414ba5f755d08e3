import { Phone } from 'lucide';
import { Icon } from '../../design/Icon/Icon';
import type { ReactNode } from 'react';
import { company } from '../../../content/company';
import { ButtonAnchor } from '../../design/Button/Button';
import { RoofPicture } from '../../design/RoofPicture/RoofPicture';
import { Wrap } from '../../design/Section/Section';
import { display } from '../../design/tokens/text.css';
import { copy, copyLead, deskActions, impression, picturePlace, stage } from '../shared/hero.css';
import { QuoteLink } from '../shared/QuoteLink';

interface Props {
  title: readonly [string, string];
  lead: string;
  picture: ReactNode;
}

export const Hero = ({ title, lead, picture }: Props) => (
  <section className={stage} aria-labelledby="opening">
    <Wrap>
      <div className={copy}>
        <h1 id="opening" className={display}>
          {title[0]} <br />
          {title[1]}
        </h1>
        <p className={copyLead}>{lead}</p>
        <div className={deskActions}>
          <ButtonAnchor variant="line" href={company.phone.href} icon={<Icon of={Phone} />}>
            Bel ons
          </ButtonAnchor>
          <QuoteLink variant="quiet">Vraag offerte aan</QuoteLink>
        </div>
      </div>
    </Wrap>
    <div className={picturePlace}>
      <RoofPicture board>{picture}</RoofPicture>
      <span className={impression}>Impressie</span>
    </div>
  </section>
);
