import { createFileRoute } from '@tanstack/react-router';
import { galleryTexts } from '../../content/pages/gallery';
import { PageHead } from '../design/PageHead/PageHead';
import { Wrap } from '../design/Section/Section';
import { Gallery } from '../flows/gallery/Gallery';
import { gallery } from '../flows/gallery/gallery.css';
import { loadImages } from '../flows/gallery/load-images';
import { QuoteBanner } from '../sections/shared/QuoteBanner';
import { loadHead, pageHead } from '../seo/head';

export const Route = createFileRoute('/projecten')({
  // A prerendered page contains its images. After a navigation the gallery loads them.
  loader: ({ context }) =>
    context.pageData(async () => ({
      page: await loadHead('/projecten'),
      images: context.isPrerendered() ? await loadImages() : undefined,
    })),
  head: ({ loaderData }) => pageHead(loaderData?.page),
  component: ProjectsPage,
});

function ProjectsPage() {
  return (
    <>
      <PageHead title={galleryTexts.title} lead={galleryTexts.lead} crumbs={[{ label: galleryTexts.title }]} />
      <Wrap>
        <section id="galerij" className={gallery} aria-label="Galerij">
          <Gallery images={Route.useLoaderData().images} />
        </section>
      </Wrap>
      <QuoteBanner />
    </>
  );
}
