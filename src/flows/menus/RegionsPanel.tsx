import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { regionMenu } from '../../../content/region-menu';
import { LinkColumn } from '../../design/LinkColumn/LinkColumn';

const { provinces, cities, solar, solarExpert, battery } = regionMenu;

export const RegionsPanel = () => (
  <>
    <Column title="Provincies">
      {provinces.map(({ id, name }) => (
        <Link key={id} to="/werkgebied/$regionId" params={{ regionId: id }}>
          {name}
        </Link>
      ))}
    </Column>
    <Column title="Elektricien in">
      {cities.map(({ slug, name }) => (
        <Link key={slug} to="/elektricien-{$citySlug}" params={{ citySlug: slug }}>
          {name}
        </Link>
      ))}
    </Column>
    <Column title="Zonnepanelen in">
      {solar.map(({ slug, name }) => (
        <Link key={slug} to="/regios/$slug" params={{ slug }}>
          {name}
        </Link>
      ))}
      <Link to="/regios" activeOptions={{ exact: true }}>
        Alle regio’s
      </Link>
    </Column>
    <Column title="Zonnepanelenadvies in">
      {solarExpert.map(({ slug, name }) => (
        <Link key={slug} to="/zonnepanelen/$slug" params={{ slug }}>
          {name}
        </Link>
      ))}
    </Column>
    <Column title="Thuisbatterij in">
      {battery.map(({ slug, name }) => (
        <Link key={slug} to="/regios/thuisbatterij/$slug" params={{ slug }}>
          {name}
        </Link>
      ))}
      <Link to="/regios/thuisbatterij" activeOptions={{ exact: true }}>
        Alle plaatsen
      </Link>
    </Column>
  </>
);

const Column = (props: { title: string; children: ReactNode }) => <LinkColumn as="section" level={3} {...props} />;
