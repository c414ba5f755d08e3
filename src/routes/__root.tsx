import { HeadContent, Outlet, Scripts, createRootRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { company, notFoundTitle } from '../../content/company';
import { ButtonLink } from '../design/Button';
import '../design/fonts.css';
import { lazyPart } from '../design/lazyPart';
import { PhoneBar } from '../design/PhoneBar';
import '../design/page-change.css';
import '../design/reset.css';
import '../design/print.css';
import { visuallyHidden } from '../design/text.css';
import { ARRIVAL, CONTENT } from '../design/landmarks';
import { CustomerTypeSwitch } from '../flows/customer/CustomerTypeSwitch';
import { FaultReport } from '../flows/fault/FaultReport';
import { SkipLink } from '../sections/SkipLink';
import { Strip } from '../sections/Strip';
import { TopBar } from '../sections/TopBar';

const Footer = lazyPart('voet', () => import('../sections/Footer').then((part) => part.Footer));
const SellingPoints = lazyPart('verkooppunten', () =>
  import('../flows/carousels/SellingPoints').then((part) => part.SellingPoints),
);
const NotFound = lazyPart('niet-gevonden', () => import('../sections/NotFound').then((part) => part.NotFound));

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      // Every page has a title of its own; this is what is left for an address that has no page.
      { title: notFoundTitle },
    ],
  }),
  loader: async () => {
    await Promise.all([Footer.preload(), NotFound.preload(), SellingPoints.preload()]);
  },
  shellComponent: Document,
  component: Shell,
  notFoundComponent: NotFound,
  validateSearch: ({ storing }: Record<string, unknown>): { storing?: 'melden' } => ({
    storing: storing === 'melden' ? storing : undefined,
  }),
});

function Shell() {
  return (
    <>
      <SkipLink />
      <header>
        <Strip sellingPoints={<SellingPoints />} customerTypeSwitch={<CustomerTypeSwitch />} />
        <TopBar />
      </header>
      <p id={ARRIVAL} className={visuallyHidden} role="status" />
      <main id={CONTENT} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <PhoneBar call={company.phone.href}>
        <ButtonLink to="/offerte">Offerte</ButtonLink>
      </PhoneBar>
      <FaultReport />
    </>
  );
}

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="nl">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
