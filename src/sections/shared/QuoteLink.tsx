import { useLocation } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { choiceOfPage } from '../../../content/forms/page-choices';
import { ButtonLink } from '../../design/Button/Button';

type Look = Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'block' | 'iconAfter' | 'children'>;

/** Links to /offerte with the choice of the link, or with the subject of the page (D42). */
export function QuoteLink({ choice, ...look }: Look & { choice?: string }) {
  const ofPage = useLocation({ select: ({ pathname }) => choiceOfPage(pathname) });
  return <ButtonLink to="/offerte" search={{ keuze: choice ?? ofPage }} {...look} />;
}
