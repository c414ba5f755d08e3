import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../design/PageHead';

export const Route = createFileRoute('/blog/$slug')({ component: () => <PageHead title="Blog" /> });
