import { Phone } from 'lucide';
import { Icon } from '../design/Icon';
import type { ReactNode } from 'react';
import { company } from '../../content/company';
import { ButtonAnchor, ButtonLink } from '../design/Button';
import { RoofPicture } from '../design/RoofPicture';
import { Wrap } from '../design/Section';
import { display } from '../design/text.css';
import { copy, copyLead, deskActions, impression, overlap, picturePlace, stage } from './hero.css';
import { Proof } from './Proof';

interface Props {
  /** The two lines of the headline. */
  title: readonly [string, string];
  lead: string;
  picture: ReactNode;
  /** Lies over the lower edge of the picture. */
  children: ReactNode;
}

export const Hero = ({ title, lead, picture, children }: Props) => (
  <section aria-label="Ons team en uw voordelen">
    <div className={stage}>
      <Wrap>
        <div className={copy}>
          <h1 className={display}>
            {title[0]} <br />
            {title[1]}
          </h1>
          <p className={copyLead}>{lead}</p>
          <div className={deskActions}>
            <ButtonAnchor variant="line" href={company.phone.href} icon={<Icon of={Phone} />}>
              Bel ons
            </ButtonAnchor>
            <ButtonLink variant="quiet" to="/offerte">
              Vraag offerte aan
            </ButtonLink>
          </div>
        </div>
      </Wrap>
      <div className={picturePlace}>
        <RoofPicture board>{picture}</RoofPicture>
        <span className={impression}>Impressie</span>
      </div>
    </div>
    <div className={overlap}>{children}</div>
    <Wrap>
      <Proof />
    </Wrap>
  </section>
);
