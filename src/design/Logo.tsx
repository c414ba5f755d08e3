import { logo, symbol } from './Logo.css';

export const Logo = () => (
  <span className={logo}>
    <svg className={symbol} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="30.2" cy="8.6" r="5.2" fill="#FFC642" />
      <path d="M4 3h7v14.2l8.5-6.64L36 23.45V37h-7V26.86l-9.5-7.42L11 26.08V37H4z" fill="currentColor" />
    </svg>
    Helderdak
  </span>
);
