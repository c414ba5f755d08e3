import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../design/PageHead';

export const Route = createFileRoute('/zonnepanelen/$slug')({ component: () => <PageHead title="Zonnepanelen" /> });
