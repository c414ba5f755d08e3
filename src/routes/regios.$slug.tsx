import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../design/PageHead';

export const Route = createFileRoute('/regios/$slug')({ component: () => <PageHead title="Regio" /> });
