import { CircleAlert, CircleCheck, X } from 'lucide';
import { Icon } from '../design/Icon';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Toaster, toast as sonner } from 'sonner';
import { referenceText } from '../../content/forms';
import { type Message, messages } from '../../content/messages';
import type { Toast } from '../../machines/effects';
import { desktop } from '../design/breakpoints';
import { Spinner } from '../design/Spinner';
import { closeButton, content, description, error, icon, success, title, toast } from '../design/toast.css';

// A root of its own, so that a page carries the toast library only once something is to be said.
// Drawn at once: the toaster shows only what is said after its first effect.
flushSync(() =>
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <Toaster
      // Where nothing lies that is read or pressed meanwhile: what is narrower has its forms, and a phone its bar, at the foot.
      position={matchMedia(desktop).matches ? 'bottom-left' : 'top-center'}
      offset={24}
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

/** How long a reference stays, in ms. */
const TO_BE_WRITTEN_DOWN = 20_000;

export const showToast = ({ kind, message, id, duration, reference }: Toast<Message>) =>
  sonner[kind](messages[message], {
    id,
    duration: duration ?? (reference ? TO_BE_WRITTEN_DOWN : undefined),
    description: reference && referenceText(reference),
  });

export const dismissToast = (id: string) => sonner.dismiss(id);
