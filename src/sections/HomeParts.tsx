import { Reviews } from '../flows/carousels/Reviews';
import { Close } from './Close';
import { HowItWorks } from './HowItWorks';
import { PanelCards } from './PanelCards';
import { Regions } from './Regions';
import { ServiceIndex } from './ServiceIndex';
import { TeamBand } from './TeamBand';

/** Home below the calculator. */
export const HomeParts = () => (
  <>
    <ServiceIndex />
    <PanelCards />
    <TeamBand />
    <HowItWorks />
    <Reviews />
    <Regions />
    <Close />
  </>
);
