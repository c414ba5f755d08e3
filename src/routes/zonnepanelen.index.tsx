import { createFileRoute } from '@tanstack/react-router';
import { Calculator } from '../flows/calculator/Calculator';
import { loadHead, pageHead } from '../seo';

export const Route = createFileRoute('/zonnepanelen/')({
  loader: () => loadHead('/zonnepanelen'),
  head: ({ loaderData }) => pageHead(loaderData),
  component: () => <Calculator layout="page" />,
});
