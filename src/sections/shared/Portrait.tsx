import { type CrewMember, crew } from '../../../content/crew';

const drawings = import.meta.glob<string>('../../../content/drawings/portret-*.svg', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

/** The name of the person stands beside it. */
export const Portrait = ({ of: member, size }: { of: CrewMember; size: number }) => (
  <img
    src={drawings[`../../../content/drawings/${crew[member].portrait}.svg`]}
    alt=""
    width={size}
    height={size}
    loading="lazy"
  />
);
