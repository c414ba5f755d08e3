import { Outlet, createRootRoute } from '@tanstack/react-router';
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
import { painted } from '../design/painted';
import { useHead } from '../head';
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
  // Every page has a title of its own; this is what is left for an address that has no page.
  head: () => ({ meta: [{ title: notFoundTitle }] }),
  // The press that leads to another page is answered first.
  beforeLoad: ({ preload }) => (import.meta.env.SSR || preload ? undefined : painted()),
  loader: async () => {
    await Promise.all([Footer.preload(), NotFound.preload(), SellingPoints.preload()]);
  },
  component: Shell,
  notFoundComponent: NotFound,
  validateSearch: ({ storing }: Record<string, unknown>): { storing?: 'melden' } => ({
    storing: storing === 'melden' ? storing : undefined,
  }),
});

function Shell() {
  return (
    <>
      <Head />
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

/** Apart from the shell, which is the same on every page. */
function Head() {
  useHead();
  return null;
}
