import * as Radix from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import { useHydratedElement } from '../hydration/useHydratedElement';

interface AccordionState {
  open: readonly string[];
  onOpen: (open: readonly string[]) => void;
}

interface AccordionProps extends AccordionState {
  id: string;
  children: ReactNode;
}

export const Accordion = ({ id, open, onOpen, children }: AccordionProps) => (
  <Radix.Root id={id} type="multiple" value={[...open]} onValueChange={onOpen}>
    {children}
  </Radix.Root>
);

interface ItemProps {
  of: AccordionState;
  id: string;
  className?: string;
  summary: ReactNode;
  summaryClass: string;
  children: ReactNode;
}

/** A `details`, which the browser opens and closes by itself before hydration, without JavaScript and when it searches a page. */
export function AccordionItem({ of: { open, onOpen }, id, className, summary, summaryClass, children }: ItemProps) {
  const isOpen = open.includes(id);
  const follow = (details: HTMLDetailsElement) => {
    if (details.open !== isOpen) onOpen(details.open ? [...open, id] : open.filter((other) => other !== id));
  };
  const ref = useHydratedElement(follow);

  return (
    <Radix.Item value={id} asChild>
      <details
        id={id}
        ref={ref}
        className={className}
        open={isOpen}
        suppressHydrationWarning
        onToggle={(event) => follow(event.currentTarget)}
        onClick={(event) => {
          // Radix has toggled it by now; the browser must not toggle it back.
          if (event.target instanceof Element && event.target.closest('summary')) event.preventDefault();
        }}
      >
        <Radix.Trigger asChild>
          {/* Of a `summary`, unlike a button, the browser itself says what it opens and whether it is open. */}
          <summary
            className={summaryClass}
            aria-expanded={undefined}
            aria-controls={undefined}
            {...{ type: undefined }}
          >
            {summary}
          </summary>
        </Radix.Trigger>
        {children}
      </details>
    </Radix.Item>
  );
}
