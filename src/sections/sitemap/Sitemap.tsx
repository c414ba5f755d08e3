import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type ServiceGroup, businessServices, serviceGroups } from '../../../content/catalogue';
import { informationMenu, legalMenu } from '../../../content/navigation';
import { regions } from '../../../content/regions/provinces';
import { useCustomerType } from '../../customer-type';
import { PageHead } from '../../design/PageHead/PageHead';
import { Section, Wrap } from '../../design/Section/Section';
import { ServiceLink } from '../../flows/customer/ServiceLink';
import * as styles from './Sitemap.css';

const pages = [
  { label: 'Home', to: '/' },
  { label: 'Calculator', to: '/zonnepanelen' },
  { label: 'Laadpaal', to: '/laadpaal' },
  { label: 'Dakrenovatie', to: '/dakrenovatie' },
  { label: 'Kozijnen en deuren', to: '/kozijnen-deuren' },
  ...informationMenu,
  ...legalMenu,
] as const;

export function Sitemap() {
  const customerType = useCustomerType((store) => store.customerType);
  const groups: ServiceGroup[] = serviceGroups(customerType);
  return (
    <>
      <PageHead title="Sitemap" lead="Diensten, werkgebied en informatie bij elkaar." crumbs={[{ label: 'Sitemap' }]} />
      <Part title="Diensten">
        {groups.map(({ title, items }) => (
          <Group key={title} title={title}>
            {items.map(({ id, title: service }) => (
              <li key={id}>
                <ServiceLink service={id}>{service}</ServiceLink>
              </li>
            ))}
          </Group>
        ))}
        {customerType === 'particulier' && (
          <Group title="Alleen voor bedrijven">
            {businessServices().map(({ id, title }) => (
              <li key={id}>
                <ServiceLink service={id}>{title}</ServiceLink>
              </li>
            ))}
          </Group>
        )}
      </Part>
      <Part title="Werkgebied" joined>
        {regions.map(({ id, name, cities }) => (
          <Group
            key={id}
            title={
              <Link to="/werkgebied/$regionId" params={{ regionId: id }}>
                {name}
              </Link>
            }
          >
            {cities.map((city) => (
              <li key={city.slug}>
                <Link to="/elektricien-{$citySlug}" params={{ citySlug: city.slug }}>
                  Elektricien {city.name}
                </Link>
              </li>
            ))}
          </Group>
        ))}
        <Group title="Alle plaatsen">
          <li>
            <Link to="/regios">Zonnepanelen per plaats</Link>
          </li>
          <li>
            <Link to="/regios/thuisbatterij">Thuisbatterij per plaats</Link>
          </li>
        </Group>
      </Part>
      <Part title="Informatie" joined>
        <ul className={styles.pages}>
          {pages.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

const Part = ({ title, joined, children }: { title: string; joined?: boolean; children: ReactNode }) => (
  <Section joined={joined} aria-label={title}>
    <Wrap>
      <h2>{title}</h2>
      <div className={styles.groups}>{children}</div>
    </Wrap>
  </Section>
);

const Group = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className={styles.group}>
    <h3>{title}</h3>
    <ul>{children}</ul>
  </section>
);
