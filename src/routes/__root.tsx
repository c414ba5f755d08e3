import { HeadContent, Outlet, Scripts, createRootRoute, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { company } from '../../content/company';
import '../design/fonts.css';
import '../design/reset.css';
import { SellingPoints } from '../flows/carousels/SellingPoints';
import { CustomerTypeSwitch } from '../flows/customer/CustomerTypeSwitch';
import { lazyPart } from '../sections/lazyPart';
import { PhoneBar } from '../sections/PhoneBar';
import { SkipLink } from '../sections/SkipLink';
import { Strip } from '../sections/Strip';
import { TopBar } from '../sections/TopBar';

const Footer = lazyPart('voet', () => import('../sections/Footer').then((part) => part.Footer));
const NotFound = lazyPart('niet-gevonden', () => import('../sections/NotFound').then((part) => part.NotFound));

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      // Every page has a title of its own; this is what is left for an address that has no page.
      { title: `Pagina niet gevonden | ${company.name}` },
    ],
    links: [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }],
  }),
  loader: () => Promise.all([Footer.preload(), NotFound.preload()]),
  shellComponent: Document,
  component: Shell,
  notFoundComponent: NotFound,
});

function Shell() {
  const router = useRouter();

  useEffect(() => {
    // The host has one page for every path without a file. What there is for this visitor all the same, or where else
    // the path leads, is for the router to say.
    if (router.state.matches.some(({ status }) => status === 'pending')) void router.invalidate();
  }, [router]);

  return (
    <>
      <SkipLink />
      <header>
        <Strip sellingPoints={<SellingPoints />} customerTypeSwitch={<CustomerTypeSwitch />} />
        <TopBar />
      </header>
      <main id="inhoud" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <PhoneBar />
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
