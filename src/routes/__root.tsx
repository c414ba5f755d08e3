import { Outlet, createRootRouteWithContext } from '@tanstack/react-router';
import { Suspense } from 'react';
import { company, notFoundTitle } from '../../content/company';
import type { CustomerType } from '../../content/customers';
import { Document } from '../app/document';
import type { RouterContext } from '../app/page-data';
import { customerTypeIn } from '../customer-type';
import { lazyPart } from '../design/hydration/lazyPart';
import { PhoneBar } from '../design/PhoneBar/PhoneBar';
import '../design/global/reset.css';
import '../design/global/print.css';
import { visuallyHidden } from '../design/tokens/text.css';
import { ARRIVAL, CONTENT } from '../design/global/landmarks';
import { SellingPoints } from '../flows/carousels/SellingPoints';
import { CustomerTypeSwitch } from '../flows/customer/CustomerTypeSwitch';
import { FaultReport } from '../flows/fault/FaultReport';
import { NotFound } from '../sections/shell/NotFound';
import { SkipLink } from '../sections/shell/SkipLink';
import { UtilityBar } from '../sections/shell/UtilityBar';
import { TopBar } from '../sections/shell/TopBar';
import { QuoteLink } from '../sections/shared/QuoteLink';

const Footer = lazyPart(() => import('../sections/shell/Footer').then((part) => part.Footer), { prerendered: true });

interface Search {
  storing?: 'melden';
  /** The choice made on the previous page (D42). */
  keuze?: string;
  /** The customer type that the link asks for (D2). */
  klant?: CustomerType;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // Every page has a title of its own; this is what is left for an address that has no page.
  head: () => ({ meta: [{ title: notFoundTitle }] }),
  shellComponent: Document,
  component: Shell,
  notFoundComponent: NotFound,
  validateSearch: ({ storing, keuze, klant }: Record<string, unknown>): Search => ({
    storing: storing === 'melden' ? storing : undefined,
    keuze: typeof keuze === 'string' && /^[a-z0-9-]{1,40}$/.test(keuze) ? keuze : undefined,
    klant: customerTypeIn(klant),
  }),
});

/** Each part hydrates by itself, what is pressed first before the others. */
function Shell() {
  return (
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
        <Outlet />
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
}
