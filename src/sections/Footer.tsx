import { Link } from '@tanstack/react-router';
import { company } from '../../content/company';
import { footerColumns as columns } from '../../content/footer';
import { Logo } from '../design/Logo';
import { Wrap } from '../design/Section';
import { muted, small } from '../design/text.css';
import { FaultLink } from '../flows/fault/FaultLink';
import * as styles from './Footer.css';

export const Footer = () => (
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
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.end}>
        <ul className={styles.certifications} aria-label="Certificeringen">
          {company.certifications.map((name) => (
            <li key={name} className={styles.certification}>
              {name}
            </li>
          ))}
        </ul>
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
