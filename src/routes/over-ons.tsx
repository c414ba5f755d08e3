import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../design/PageHead';

export const Route = createFileRoute('/over-ons')({ component: () => <PageHead title="Over ons" /> });
