import { useNavigate } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { notFoundTitle, titled } from '../../content/company';
import { type Message, messages } from '../../content/messages';
import { interruption } from '../../machines/forms/forms.effects';
import type { CalculatorHandover } from '../../machines/calculator/calculator.rules';
import { importWithRetry } from '../import-with-retry';
import { withoutWizard } from './same-page';
import type { Close, Focus, NamePage, Navigate, Silence, Thanks, Toast } from '../../machines/effects';

type FlowEffect =
  | Toast<Message>
  | Navigate<'/offerte-aanvragen', CalculatorHandover>
  | Navigate<'/bedankt-offerte', Thanks>
  | Silence
  | Focus
  | Close
  | NamePage;

interface Flow {
  on(type: '*', listener: (effect: FlowEffect) => void): Subscription;
  getSnapshot(): { children?: Record<string, unknown> };
}

interface Subscription {
  unsubscribe(): void;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    calculator?: CalculatorHandover;
    request?: Thanks;
  }
}

// One promise for all: an error toast must never arrive before the loading toast that it replaces.
const toaster = importWithRetry(() => import('./toaster'));

const say = (toast: Toast<Message>) =>
  toaster().then(
    ({ showToast }) => showToast(toast),
    () => toast.kind !== 'loading' && window.alert(messages[toast.message]),
  );

/** A visitor in a field may need a toast soon, perhaps because the network fails. */
function fetchToasterAhead({ target }: FocusEvent) {
  if (target instanceof Element && target.matches('input, select, textarea, button')) toaster().catch(() => undefined);
}

const dismiss = (id: string) => void toaster().then(({ dismissToast }) => dismissToast(id));

function leads(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= parseFloat(getComputedStyle(element).scrollMarginTop) && top < innerHeight / 2;
}

/** Runs the effects that a flow emits. The only place where a machine reaches toasts, router and focus. */
export function useFlowEffects(flow: Flow): void {
  const navigate = useNavigate();

  // A layout effect runs before `useActorRef` starts the actor, so nothing emitted on entry is missed.
  useLayoutEffect(() => {
    const loading = new Set<string>();
    const effects = flow.on('*', (effect) => {
      switch (effect.type) {
        case 'toast':
          say(effect);
          if (effect.id) loading[effect.kind === 'loading' ? 'add' : 'delete'](effect.id);
          break;
        case 'silence':
          loading.delete(effect.id);
          dismiss(effect.id);
          break;
        case 'navigate':
          if (effect.to === '/offerte-aanvragen')
            void navigate({ to: effect.to, state: { calculator: effect.handover } });
          else void navigate({ to: effect.to, state: { request: effect.handover } });
          break;
        case 'focus': {
          const control = document.getElementById(effect.target);
          // A control keeps its place. A heading or section was rendered just now and may be out of view.
          if (control && control.tabIndex >= 0) control.focus({ preventScroll: true });
          else
            requestAnimationFrame(() => {
              const target = document.getElementById(effect.target);
              target?.focus({ preventScroll: true });
              if (target && !leads(target)) target.scrollIntoView({ block: 'start' });
            });
          break;
        }
        case 'close':
          void navigate(withoutWizard);
          break;
        case 'namePage':
          document.title = effect.title ? titled(effect.title) : notFoundTitle;
          break;
      }
    });
    addEventListener('focusin', fetchToasterAhead);
    return () => {
      effects.unsubscribe();
      removeEventListener('focusin', fetchToasterAhead);
      // A flow that is left half-way never replaces its `loading` toasts.
      loading.forEach(dismiss);
      if (flow.getSnapshot().children?.deliver) say(interruption);
    };
  }, [flow, navigate]);
}
