import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../design/PageHead';

export const Route = createFileRoute('/voorwaarden')({ component: () => <PageHead title="Algemene voorwaarden" /> });
