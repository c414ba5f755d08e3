import { createFileRoute } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { customers } from '../../content/customers';
import { useCustomerType } from '../customer-type';
import { lazyPart } from '../design/hydration/lazyPart';
import { Calculator } from '../flows/calculator/Calculator';
import { Hero } from '../sections/home/Hero';
import { HeroPicture } from '../sections/shared/HeroPicture';
import { TeamBanner } from '../sections/home/TeamBanner';
import { rowOfHouses } from '../sections/home/street';
import { loadHead, pageHead } from '../seo/head';

const HomeSections = lazyPart(() => import('../sections/home/HomeSections').then((parts) => parts.HomeSections), {
  prerendered: true,
});

// Constant element: an update would make a pending boundary fall back to nothing.
const homeParts = (
  <Suspense>
    <HomeSections />
  </Suspense>
);

export const Route = createFileRoute('/')({
  loader: ({ context }) => context.pageData(() => loadHead('/', HomeSections.preload())),
  head: ({ loaderData }) => pageHead(loaderData),
  component: HomePage,
});

const BusinessRoof = lazy(() => import('../sections/home/BusinessRoof'));
const sizes = '(max-width: 760px) max(551px, 100vw), max(1138px, 50vw + 76px)';

function HomePage() {
  const customerType = useCustomerType((store) => store.customerType);
  const business = customerType === 'zakelijk';
  const street = <HeroPicture {...rowOfHouses} clip={!business && 'hero-loop'} sizes={sizes} />;

  return (
    <>
      <Hero
        {...customers[customerType].hero}
        picture={
          business ? (
            <Suspense fallback={street}>
              <BusinessRoof sizes={sizes} />
            </Suspense>
          ) : (
            street
          )
        }
      />
      <TeamBanner>
        <Suspense>
          <Calculator layout="card" />
        </Suspense>
      </TeamBanner>
      {homeParts}
    </>
  );
}
