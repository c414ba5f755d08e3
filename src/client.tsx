import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createSiteRouter } from './router';

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={createSiteRouter()} />
  </StrictMode>,
);
