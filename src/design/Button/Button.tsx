import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { button, content, link } from './Button.css';
import { Spinner } from '../Spinner/Spinner';

interface Look {
  variant?: 'primary' | 'line' | 'solid' | 'quiet';
  size?: 'normal' | 'small';
  block?: boolean;
  wide?: boolean;
  icon?: ReactNode;
  iconAfter?: ReactNode;
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
  /** The label while the button is busy. The button stays focusable. */
  busy?: string | false;
}

export function Button({ variant, size, block, wide, icon, iconAfter, busy, children, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-busy={busy ? true : undefined}
      className={button({ variant, size, block, wide })}
    >
      {busy && (
        <span className={content} data-busy>
          <Spinner />
          {busy}
        </span>
      )}
      <span className={content}>
        {icon}
        {children}
        {iconAfter}
      </span>
    </button>
  );
}

type AnchorProps = Look & Omit<ComponentProps<'a'>, 'className'>;

/** For `tel:`, `mailto:` and fragments; `ButtonLink` links to other pages of the site. */
export function ButtonAnchor({ variant, size, block, wide, icon, iconAfter, children, ...props }: AnchorProps) {
  return (
    <a {...props} className={button({ variant, size, block, wide })}>
      <span className={content}>
        {icon}
        {children}
        {iconAfter}
      </span>
    </a>
  );
}

export const ButtonLink = createLink(ButtonAnchor);

const TextAnchor = (props: ComponentProps<'a'>) => <a {...props} className={link} />;

export const TextLink = createLink(TextAnchor);
