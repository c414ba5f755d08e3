import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { body, closeButton, dialog, foot, header, titleLine, veil } from './Dialog.css';
import { Icon } from '../Icon/Icon';
import { CONTENT } from '../global/landmarks';

interface Props {
  id: string;
  title: string;
  head?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

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
              // Focus the dialog, not the close button: screen readers then start with the title.
              event.preventDefault();
              if (document.activeElement instanceof HTMLElement) before.current = document.activeElement;
              if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              before.current?.focus({ preventScroll: true });
              // Nothing had the focus when the URL itself opened the dialog.
              if (document.activeElement === document.body)
                document.getElementById(CONTENT)?.focus({ preventScroll: true });
            }}
            onKeyUp={({ key, target }) => {
              // Radix does not scroll to the control when the focus wraps around.
              if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' });
            }}
            onInteractOutside={(event) => {
              // A toast above a dialog can be dismissed without closing the dialog.
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
  /** The content has no focusable element: the body takes the focus, so that the keyboard can scroll it. */
  plain?: boolean;
  children: ReactNode;
}

export const DialogBody = ({ plain, children }: BodyProps) => (
  <div className={body} tabIndex={plain ? 0 : undefined}>
    {children}
  </div>
);

export const DialogFoot = ({ children }: { children: ReactNode }) => <div className={foot}>{children}</div>;
