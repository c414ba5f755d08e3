const drawings = import.meta.glob<string>('../../../content/drawings/portret-*.svg', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

interface Props {
  /** The name of a file in `content/drawings`. */
  drawing: string;
  size: number;
}

/** The name of the person stands beside it. */
export const Portrait = ({ drawing, size }: Props) => (
  <img src={drawings[`../../../content/drawings/${drawing}.svg`]} alt="" width={size} height={size} loading="lazy" />
);
