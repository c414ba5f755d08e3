import { Outlet, createRootRouteWithContext } from '@tanstack/react-router';
import { failureHeading, notFoundTitle, titled } from '../../content/company';
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
  // Pages set their own title; these are for an address without a page, and for a page that cannot be loaded.
  head: ({ matches }) => {
    const failed = matches.some(({ status }) => status === 'error');
    return { meta: [{ title: failed ? titled(failureHeading) : notFoundTitle }] };
  },
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
