import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../design/PageHead';

export const Route = createFileRoute('/elektricien-{$citySlug}')({ component: () => <PageHead title="Elektricien" /> });
