import { Outlet, createRootRouteWithContext } from '@tanstack/react-router';
import { notFoundTitle } from '../../content/company';
import type { CustomerType } from '../../content/customers';
import { Document } from '../app/document';
import type { RouterContext } from '../app/page-data';
import { customerTypeIn } from '../customer-type';
import '../design/global/reset.css';
import '../design/global/print.css';
import { NotFound } from '../sections/shell/NotFound';
import { Shell } from '../sections/shell/Shell';

interface Search {
  storing?: 'melden';
  /** The choice made on the previous page (D42). */
  keuze?: string;
  /** The customer type that the link asks for (D2). */
  klant?: CustomerType;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // Pages set their own title; this one is for an address without a page.
  head: () => ({ meta: [{ title: notFoundTitle }] }),
  shellComponent: Document,
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  notFoundComponent: NotFound,
  validateSearch: ({ storing, keuze, klant }: Record<string, unknown>): Search => ({
    storing: storing === 'melden' ? storing : undefined,
    keuze: typeof keuze === 'string' && /^[a-z0-9-]{1,40}$/.test(keuze) ? keuze : undefined,
    klant: customerTypeIn(klant),
  }),
});
