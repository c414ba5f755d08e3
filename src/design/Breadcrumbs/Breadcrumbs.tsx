import { Link, type LinkProps } from '@tanstack/react-router';
import { crumb, trail } from './Breadcrumbs.css';

export interface Crumb {
  label: string;
  to?: LinkProps['to'];
  params?: LinkProps['params'];
  hash?: string;
}

/** The last crumb is the current page and has no `to`. */
export const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav aria-label="Kruimelpad">
    <ol className={trail}>
      <li className={crumb}>
        <Link to="/">Home</Link>
      </li>
      {crumbs.map(({ label, to, params, hash }) => (
        <li key={label} className={crumb}>
          {to ? (
            <Link to={to} params={params} hash={hash} activeOptions={{ exact: true }}>
              {label}
            </Link>
          ) : (
            <span aria-current="page">{label}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
