import { type ReactNode, Suspense } from 'react';
import { company } from '../../../content/company';
import { ARRIVAL, CONTENT } from '../../design/global/landmarks';
import { lazyPart } from '../../design/hydration/lazyPart';
import { PhoneBar } from '../../design/PhoneBar/PhoneBar';
import { visuallyHidden } from '../../design/tokens/text.css';
import { SellingPoints } from '../../flows/carousels/SellingPoints';
import { CustomerTypeSwitch } from '../../flows/customer/CustomerTypeSwitch';
import { FaultReport } from '../../flows/fault/FaultReport';
import { QuoteLink } from '../shared/QuoteLink';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import { UtilityBar } from './UtilityBar';

const Footer = lazyPart(() => import('./Footer').then((part) => part.Footer), { prerendered: true });

export const Shell = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <header>
      <Suspense>
        <UtilityBar sellingPoints={<SellingPoints />} customerTypeSwitch={<CustomerTypeSwitch />} />
      </Suspense>
      <Suspense>
        <TopBar />
      </Suspense>
    </header>
    <p id={ARRIVAL} className={visuallyHidden} role="status" />
    <main id={CONTENT} tabIndex={-1}>
      {children}
    </main>
    <Suspense>
      <Footer />
    </Suspense>
    <PhoneBar call={company.phone.href}>
      <QuoteLink>Offerte</QuoteLink>
    </PhoneBar>
    <FaultReport />
  </>
);
