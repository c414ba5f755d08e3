import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { body, closeButton, dialog, foot, header, titleLine, veil } from './Dialog.css';
import { Icon } from '../Icon/Icon';
import { CONTENT } from '../global/landmarks';

interface Props {
  id: string;
  title: string;
  /** Stays in view under the title. */
  head?: ReactNode;
  /** Asked for by the close button, by Escape and by a press beside it. */
  onClose: () => void;
  /** `DialogBody`, which scrolls, and below it perhaps a `DialogFoot`, which does not. */
  children: ReactNode;
}

/** Stands over the page for as long as it is rendered; on phones it takes the whole screen. */
export function Dialog({ id, title, head, onClose, children }: Props) {
  const before = useRef<HTMLElement>(null);

  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className={veil}>
          <Radix.Content
            id={id}
            className={dialog}
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              // The whole of it, and not the close button: what is said first is then the title.
              event.preventDefault();
              if (document.activeElement instanceof HTMLElement) before.current = document.activeElement;
              if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              before.current?.focus({ preventScroll: true });
              // Nothing had it where the address itself has opened this.
              if (document.activeElement === document.body)
                document.getElementById(CONTENT)?.focus({ preventScroll: true });
            }}
            onKeyUp={({ key, target }) => {
              // From the last control round to the first, Radix does not scroll to what it gives the focus to.
              if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' });
            }}
            onInteractOutside={(event) => {
              // What is announced over a dialog can be put away without closing it.
              if (event.target instanceof Element && event.target.closest('[aria-live]')) event.preventDefault();
            }}
          >
            <div className={header}>
              <div className={titleLine}>
                <Radix.Title>{title}</Radix.Title>
                <Radix.Close className={closeButton} aria-label="Sluiten">
                  <Icon of={X} />
                </Radix.Close>
              </div>
              {head}
            </div>
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface BodyProps {
  /** Nothing in it can have the focus, so that it takes the focus itself: a keyboard scrolls it. */
  plain?: boolean;
  children: ReactNode;
}

export const DialogBody = ({ plain, children }: BodyProps) => (
  <div className={body} tabIndex={plain ? 0 : undefined}>
    {children}
  </div>
);

export const DialogFoot = ({ children }: { children: ReactNode }) => <div className={foot}>{children}</div>;
