import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { recallCustomerType } from './customer-type';
import { createSiteRouter } from './router';
import { keepCampaign } from './services/campaign';

// Before anything is loaded; what was prerendered is still taken over for the type that everybody begins with.
recallCustomerType(window.location.search);
keepCampaign(window.location.search);

const router = createSiteRouter();

// The page for unknown paths also stands at a path such as /blog/bestaat-niet, whose route has a view of its own for it.
if (document.documentElement.dataset.page === 'not-found' && router.getMatchedRoutes(location.pathname)[2]) {
  void router.load().then(() =>
    createRoot(document).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
} else {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
}
