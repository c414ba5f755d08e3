import { useLocation } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { choiceOfPage } from '../../../content/forms/page-choices';
import { ButtonLink } from '../../design/Button/Button';

type Look = Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'block' | 'iconAfter' | 'children'>;

/** Leads to /offerte with what was chosen: that of the link, or what the page is about (D42). */
export function QuoteLink({ choice, ...look }: Look & { choice?: string }) {
  const ofPage = useLocation({ select: ({ pathname }) => choiceOfPage(pathname) });
  return <ButtonLink to="/offerte" search={{ keuze: choice ?? ofPage }} {...look} />;
}
