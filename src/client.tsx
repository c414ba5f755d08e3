import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { takeTurns } from './design/inTurn';
import { recallCustomerType } from './customer-type';
import { painted } from './design/painted';
import { reloadForNewVersion } from './effects/new-version';
import { pressThrough } from './effects/press-through';
import { GIVEN_DATA } from './given-data';
import { createSiteRouter } from './router';
import { keepCampaign } from './services/campaign';

/** Does what a visitor did before the page could hear of it. */
function Again() {
  useEffect(() => {
    window.onclick = window.onsubmit = null;
    window.again?.forEach((act) => act());
  }, []);
  return null;
}

/**
 * Called once every script of the page is there (`boot.ts`): a page that began with a part of them could end with less than it
 * shows.
 */
function start() {
  // Before anything is loaded; what was prerendered is still taken over for the type that everybody begins with.
  recallCustomerType(window.location.search);
  keepCampaign(window.location, document.referrer);

  // What a phone that keeps the site asks for: never in the first view.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }));

  pressThrough();
  // The machines keep what is typed from here on; nothing of it stays in the history.
  window.oninput = null;
  history.replaceState({ ...history.state, typed: undefined }, '');
  const router = createSiteRouter();
  router.subscribe('onRendered', (event) => {
    if (!event.fromLocation || !event.pathChanged) return;
    // Whoever has gone on meanwhile is not taken back.
    const focused = document.activeElement;
    void import('./effects/arrivals').then(
      ({ arrive }) => document.activeElement === focused && arrive(event),
      reloadForNewVersion,
    );
  });

  /** What the router shows now has been painted. */
  const nextPainted = () =>
    new Promise<void>((resolve) => {
      const stop = router.subscribe('onRendered', () => {
        stop();
        void painted().then(resolve);
      });
    });
  router.history.subscribe(({ location: { hash }, action }) => {
    // To a part of a page, or back to where it was left, one comes when all of it is there.
    if (action.type === 'PUSH' && !hash) takeTurns(nextPainted());
  });

  // What the router looks for, made of data: see `server.tsx`.
  const given = document.getElementById(GIVEN_DATA);
  const nothing = () => undefined;
  window.$_TSR = {
    router: JSON.parse(given?.textContent ?? 'null'),
    buffer: [],
    h: nothing,
    e: nothing,
    c: nothing,
    p: nothing,
  };
  given?.remove();

  const vitalsEndpoint = import.meta.env.VITE_VITALS_ENDPOINT;
  if (vitalsEndpoint) {
    const route = router.getMatchedRoutes(location.pathname)[2]?.id ?? '/404';
    void import('./vitals').then(({ reportVitals }) => reportVitals(vitalsEndpoint, route));
  }

  const page = (
    <>
      <RouterProvider router={router} />
      <Again />
    </>
  );
  // The page for unknown paths also stands at a path such as /blog/bestaat-niet, whose route has a view of its own for it.
  if (document.documentElement.dataset.page === 'not-found' && router.getMatchedRoutes(location.pathname)[2]) {
    void router.load().then(() => createRoot(document.body).render(page));
  } else {
    void hydrate(router).then(() => hydrateRoot(document.body, page));
  }
}

if (import.meta.env.DEV) start();
else window.start = start;
