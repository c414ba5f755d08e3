import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../design/PageHead';

export const Route = createFileRoute('/projecten')({ component: () => <PageHead title="Projecten" /> });
