import { logo, symbol } from './Logo.css';
import drawing from './symbol.svg?raw';

export const Logo = () => (
  <span className={logo}>
    <span className={symbol} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />
    Helderdak
  </span>
);
