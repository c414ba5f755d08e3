import type { ComponentProps } from 'react';
import 'virtual:placeholders.css';

/** What an import with `?…&as=picture` gives: a `srcset` per format, best first, and the fallback. */
export interface PictureSources {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
}

/** For browsers of before 2020: in one width, as the `src`. */
const FALLBACK = 'jpeg';

const PHONES = { media: '(max-width: 430px)', sizes: '430px' };

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'className'> {
  picture: PictureSources;
  alt: string;
  sizes: string;
  /** What phones get instead, however fine their screen is: of the picture that is seen first every packet counts. */
  onPhones?: PictureSources;
  /** For the picture that is seen first: loaded at once and before others. */
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
