import { spinner } from './Spinner.css';

export function Spinner({ size = 'normal' }: { size?: 'normal' | 'large' }) {
  return <span className={spinner} data-size={size} aria-hidden="true" />;
}
