import '@vitejs/plugin-react/preamble';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { customerTypeIn, recallCustomerType, useCustomerType } from '../customer-type';
import { arrive } from '../effects/arrivals';
import { reloadForNewVersion } from '../effects/new-version';
import { keepCampaign } from '../services/campaign';
import { PAGE_DATA, pageDataFrom } from './page-data';
import { createSiteRouter } from './router';

addEventListener('vite:preloadError', () => void reloadForNewVersion());
// Before loading: the HTML was prerendered for the default type and hydrates as such.
recallCustomerType();
keepCampaign(location, document.referrer);

let hydrating = true;
const json = document.getElementById(PAGE_DATA)?.textContent;
const router = createSiteRouter(pageDataFrom(json ? JSON.parse(json) : undefined, () => hydrating && isOwnPage));
// The page for unknown paths also stands at a path such as /blog/bestaat-niet, whose route has a view of its own for it.
const isOwnPage = document.documentElement.dataset.route === router.matchRoutes(router.latestLocation).at(-1)?.routeId;
// The HTML was prerendered without the Suspense boundary that a page rendered in the browser has around it.
router.ssr = { manifest: undefined };
router.subscribe('onBeforeNavigate', ({ toLocation: { search }, hrefChanged }) => {
  const customerType = hrefChanged && 'klant' in search && customerTypeIn(search.klant);
  if (customerType) useCustomerType.getState().choose(customerType);
});
await router.load();
hydrating = false;

const { matches } = router.state;
// Keep the complete HTML: the error view would replace it.
if (matches.some(({ status }) => status === 'error')) throw new Error('The page could not be loaded.');

router.subscribe('onRendered', (event) => {
  const toFragment = event.hashChanged && event.toLocation.hash;
  if (event.fromLocation && (event.pathChanged || toFragment)) arrive(event);
});

const site = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);
if (isOwnPage) startTransition(() => void hydrateRoot(document, site));
else createRoot(document).render(site);

// After the start: the manifest must not compete with the first paint.
document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }));

const endpoint = import.meta.env.VITE_VITALS_ENDPOINT;
if (endpoint) {
  const { reportVitals } = await import('./vitals');
  reportVitals(endpoint, matches[1]?.routeId ?? '/404');
}
