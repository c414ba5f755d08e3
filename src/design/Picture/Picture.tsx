import type { ComponentProps } from 'react';
import 'virtual:placeholders.css';

/** The result of an import with `?…&as=picture`: a `srcset` per format, best first, and the fallback. */
export interface PictureSources {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
}

/** For browsers from before 2020: one width, as the `src`. */
const FALLBACK = 'jpeg';

const PHONES = { media: '(max-width: 430px)', sizes: '430px' };

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'className'> {
  picture: PictureSources;
  alt: string;
  sizes: string;
  /** The image for phones, whatever their pixel density: the first image counts for LCP. */
  onPhones?: PictureSources;
  priority?: boolean;
}

export function Picture({ picture, alt, sizes, onPhones, priority = false, ...props }: Props) {
  return (
    <picture>
      {onPhones && sourcesOf({ picture: onPhones, ...PHONES })}
      {sourcesOf({ picture, sizes })}
      <img
        decoding={priority ? 'sync' : 'async'}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        {...props}
        src={picture.img.src}
        width={picture.img.w}
        height={picture.img.h}
        alt={alt}
      />
    </picture>
  );
}

const sourcesOf = ({ picture, ...source }: Pick<Props, 'picture' | 'sizes'> & { media?: string }) =>
  Object.entries(picture.sources)
    .filter(([format]) => format !== FALLBACK)
    .map(([format, srcSet]) => (
      <source key={format + source.media} type={`image/${format}`} srcSet={srcSet} {...source} />
    ));
