import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { recallCustomerType } from './customer-type';
import { createSiteRouter } from './router';

// Before anything is loaded; what was prerendered is still taken over for the type that everybody begins with.
recallCustomerType(window.location.search);

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={createSiteRouter()} />
  </StrictMode>,
);
