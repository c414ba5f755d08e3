import { CircleAlert, CircleCheck, X } from 'lucide';
import { Icon } from '../design/Icon/Icon';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Toaster, toast as sonner } from 'sonner';
import { referenceText } from '../../content/forms/forms';
import { type Message, messages } from '../../content/messages';
import type { Toast } from '../../machines/effects';
import { Spinner } from '../design/Spinner/Spinner';
import { closeButton, content, description, error, icon, success, title, toast } from '../design/global/toast.css';

// A separate root, so that a page loads the toast library only when it needs it. Rendered synchronously: the toaster shows only toasts that are sent after its first effect.
flushSync(() =>
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <Toaster
      position="top-right"
      offset={{ top: 'var(--toast-top)', right: 24 }}
      mobileOffset={{ top: 'var(--toast-top)', right: 16, left: 16 }}
      containerAriaLabel="Meldingen"
      closeButton
      icons={{
        success: <Icon of={CircleCheck} />,
        error: <Icon of={CircleAlert} />,
        loading: <Spinner />,
        close: <Icon of={X} />,
      }}
      toastOptions={{
        unstyled: true,
        duration: 6000,
        closeButtonAriaLabel: 'Melding sluiten',
        classNames: { toast, icon, content, title, description, closeButton, success, error },
      }}
    />,
  ),
);

/** In px: the margin of a toast, the height of one with three lines, and the width below which sonner gives a toast the whole window. */
const GAP = 16;
const TALLEST = 112;
const PHONE = 600;
/** Width of the column of toasts and the space beside it, in px. */
const COLUMN = 356 + 24;

/** In ms. */
const TO_BE_WRITTEN_DOWN = 20_000;

export function showToast({ kind, message, id, duration, reference }: Toast<Message>) {
  placeToasts();
  sonner[kind](messages[message], {
    id,
    duration: duration ?? (reference ? TO_BE_WRITTEN_DOWN : undefined),
    description: reference && referenceText(reference),
  });
}

function placeToasts() {
  const bar = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
  const top = Math.max(bar, 0) + GAP;
  document.documentElement.style.setProperty('--toast-top', `${top}px`);
  const control = document.activeElement;
  if (!control?.matches('input, select, textarea, button')) return;
  const covered = control.getBoundingClientRect();
  const bottom = top + TALLEST + GAP;
  const inColumn = innerWidth <= PHONE || covered.right > innerWidth - COLUMN;
  if (inColumn && covered.bottom > top && covered.top < bottom) control.scrollIntoView({ block: 'center' });
}

export const dismissToast = (id: string) => sonner.dismiss(id);
