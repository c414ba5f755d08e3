import { Reviews } from '../../flows/carousels/Reviews';
import { QuoteBanner } from '../shared/QuoteBanner';
import { HowItWorks } from './HowItWorks';
import { PanelCards } from './PanelCards';
import { Regions } from './Regions';
import { ServiceIndex } from './ServiceIndex';

export const HomeSections = () => (
  <>
    <ServiceIndex />
    <PanelCards />
    <HowItWorks />
    <Reviews />
    <Regions />
    <QuoteBanner />
  </>
);
