import type { ComponentProps } from 'react';
import { Picture } from '../design/Picture';
import { restPart } from '../design/restPart';

const Clip = restPart(() => import('../flows/clip/Clip').then((part) => part.Clip));

export interface Seen extends Pick<ComponentProps<typeof Picture>, 'picture' | 'onPhones' | 'alt'> {
  /** The clip that begins with this picture, and comes over it. */
  clip?: ComponentProps<typeof Clip>['name'] | false;
}

interface Props extends Seen {
  /** Width at which the whole picture is drawn, cut off or not. */
  sizes: string;
}

/** What is seen at the top of a page. */
export const Scene = ({ clip, ...picture }: Props) => (
  <>
    <Picture {...picture} priority />
    {clip && <Clip name={clip} />}
  </>
);
