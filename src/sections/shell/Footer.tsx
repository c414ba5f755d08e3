import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { company } from '../../../content/company';
import { serviceGroups } from '../../../content/catalogue';
import { informationMenu, legalMenu } from '../../../content/navigation';
import { regionMenu } from '../../../content/region-menu';
import { useCustomerType } from '../../customer-type';
import { LinkColumn } from '../../design/LinkColumn/LinkColumn';
import { Logo } from '../../design/Logo/Logo';
import { Wrap } from '../../design/Section/Section';
import { muted, small } from '../../design/tokens/text.css';
import { ServiceLink } from '../../flows/customer/ServiceLink';
import { FaultLink } from '../../flows/fault/FaultLink';
import * as styles from './Footer.css';

/** §2: the number of services that the footer lists per group. */
const SERVICES = 4;

export function Footer() {
  const groups = serviceGroups(useCustomerType((store) => store.customerType));
  return (
    <footer className={styles.footer} data-tone="dark">
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.company}>
            <Link to="/" className={styles.home}>
              <Logo />
            </Link>
            <address className={styles.address}>
              {company.name}
              <br />
              {company.address.street}
              <br />
              {company.address.postalCode} {company.address.city}
            </address>
            <p className={styles.contact}>
              <a href={company.phone.href} className={styles.phoneNumber}>
                {company.phone.shown}
              </a>
              <a href={`mailto:${company.email.general}`}>{company.email.general}</a>
              <FaultLink>Storing melden</FaultLink>
            </p>
            <p className={muted}>
              <span className={small}>
                {company.openingHours.week}
                <br />
                {company.openingHours.weekend}
              </span>
            </p>
          </div>
          {groups.map(({ title, items }) => (
            <Column key={title} title={title}>
              {items.slice(0, SERVICES).map(({ id, title: service }) => (
                <ServiceLink key={id} service={id}>
                  {service}
                </ServiceLink>
              ))}
            </Column>
          ))}
          <Column title="Zonnepanelen in">
            {regionMenu.solar.map(({ slug, name }) => (
              <Link key={slug} to="/regios/$slug" params={{ slug }}>
                {name}
              </Link>
            ))}
            <Link to="/regios" activeOptions={{ exact: true }}>
              Alle regio’s
            </Link>
          </Column>
          <Column title="Thuisbatterij in">
            {regionMenu.battery.map(({ slug, name }) => (
              <Link key={slug} to="/regios/thuisbatterij/$slug" params={{ slug }}>
                {name}
              </Link>
            ))}
            <Link to="/regios/thuisbatterij" activeOptions={{ exact: true }}>
              Alle plaatsen
            </Link>
          </Column>
          <Column title={company.name}>
            {informationMenu.map(({ label, to }) => (
              <Link key={to} to={to} activeOptions={{ exact: true }}>
                {label}
              </Link>
            ))}
          </Column>
        </div>
        <div className={styles.end}>
          <ul className={styles.certifications} aria-label="Certificeringen">
            {company.certifications.map((name) => (
              <li key={name} className={styles.certification}>
                {name}
              </li>
            ))}
          </ul>
          {legalMenu.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          {company.social.map(({ name, href }) => (
            <a key={name} href={href}>
              {name}
            </a>
          ))}
          <p>© 2026 {company.name}. Beelden zijn impressies.</p>
        </div>
      </Wrap>
    </footer>
  );
}

const Column = (props: { title: string; children: ReactNode }) => <LinkColumn as="nav" level={2} {...props} />;
