import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../design/PageHead';

export const Route = createFileRoute('/regios/thuisbatterij/')({ component: () => <PageHead title="Thuisbatterij" /> });
