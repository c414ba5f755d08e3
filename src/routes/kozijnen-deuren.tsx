import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../design/PageHead';

export const Route = createFileRoute('/kozijnen-deuren')({ component: () => <PageHead title="Kozijnen en deuren" /> });
