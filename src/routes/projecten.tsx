import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../design/PageHead';
import { Wrap } from '../design/Section';
import { Gallery } from '../flows/gallery/Gallery';
import { gallery } from '../flows/gallery/gallery.css';
import { loadImages } from '../flows/gallery/load-images';
import { Close } from '../sections/Close';
import { pageHead } from '../seo';

export const Route = createFileRoute('/projecten')({
  head: () =>
    pageHead({
      title: 'Projecten in beeld',
      description: 'Bekijk zonnepanelen, thuisbatterijen, laadpalen, daken en kozijnen zoals wij ze plaatsen.',
      path: '/projecten',
    }),
  // The prerendered page comes with its images. On the way from another page nothing waits for them: the gallery asks.
  loader: () => (import.meta.env.SSR ? loadImages() : undefined),
  component: ProjectsPage,
});

function ProjectsPage() {
  return (
    <>
      <PageHead
        title="Projecten"
        lead="Van pannendak tot meterkast: zo kan ons werk er bij u uitzien. Beelden zijn impressies."
        crumbs={[{ label: 'Projecten' }]}
      />
      <Wrap>
        <section className={gallery} aria-label="Galerij">
          <Gallery images={Route.useLoaderData()} />
        </section>
      </Wrap>
      <Close />
    </>
  );
}
