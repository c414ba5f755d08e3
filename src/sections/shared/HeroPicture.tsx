import { type ComponentProps, Suspense } from 'react';
import { Picture } from '../../design/Picture/Picture';
import { lazyPart } from '../../design/hydration/lazyPart';

const Clip = lazyPart(() => import('../../flows/clip/Clip').then((part) => part.Clip), { prerendered: true });

export interface HeroImage extends Pick<ComponentProps<typeof Picture>, 'picture' | 'onPhones' | 'alt'> {
  clip?: ComponentProps<typeof Clip>['name'] | false;
}

interface Props extends HeroImage {
  sizes: string;
}

export const HeroPicture = ({ clip, ...picture }: Props) => (
  <>
    <Picture {...picture} priority />
    <Suspense>{clip && <Clip name={clip} />}</Suspense>
  </>
);
