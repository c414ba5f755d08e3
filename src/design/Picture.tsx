import type { ComponentProps } from 'react';

/** What an import with `?…&as=picture` gives: a `srcset` per format, best first, and the fallback. */
export interface PictureSources {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
}

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'className'> {
  picture: PictureSources;
  alt: string;
  sizes: string;
  /** For the picture that is seen first: loaded at once and before others. */
  priority?: boolean;
}

export function Picture({ picture, alt, sizes, priority = false, ...props }: Props) {
  return (
    <picture>
      {Object.entries(picture.sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        decoding={priority ? 'sync' : 'async'}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        {...props}
        src={picture.img.src}
        width={picture.img.w}
        height={picture.img.h}
        alt={alt}
      />
    </picture>
  );
}
