import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../design/PageHead';

export const Route = createFileRoute('/diensten/$serviceId')({ component: () => <PageHead title="Dienst" /> });
