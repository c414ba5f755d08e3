import { Reviews } from '../flows/carousels/Reviews';
import { Close } from './Close';
import { HowItWorks } from './HowItWorks';
import { PanelCards } from './PanelCards';
import { Regions } from './Regions';
import { ServiceIndex } from './ServiceIndex';

/** Home below the calculator. */
export const HomeParts = () => (
  <>
    <ServiceIndex />
    <PanelCards />
    <HowItWorks />
    <Reviews />
    <Regions />
    <Close />
  </>
);
