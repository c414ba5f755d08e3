import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../design/PageHead';

export const Route = createFileRoute('/werkgebied/$regionId')({ component: () => <PageHead title="Werkgebied" /> });
