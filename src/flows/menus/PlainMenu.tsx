import { Link } from '@tanstack/react-router';
import { WithoutScript } from '../../design/WithoutScript';
import { control } from './menus.css';

/** In the place of a menu that no script opens: the page that lists every other. */
export const PlainMenu = ({ label }: { label: string }) => (
  <WithoutScript>
    <Link to="/sitemap" className={control}>
      {label}
    </Link>
  </WithoutScript>
);
