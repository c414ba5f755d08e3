import { createFileRoute } from '@tanstack/react-router';
import { contactTexts } from '../../content/pages/contact';
import { PageHead } from '../design/PageHead/PageHead';
import { Wrap } from '../design/Section/Section';
import { ContactForm } from '../flows/forms/ContactForm';
import { RequestOrCallback } from '../flows/forms/RequestOrCallback';
import { smallTitle } from '../design/tokens/text.css';
import * as styles from '../flows/forms/forms.css';
import { CountryMap } from '../sections/shared/CountryMap';
import { OfficeAddress } from '../sections/shared/OfficeAddress';
import { ContactDetails } from '../sections/contact/ContactDetails';
import { loadHead, pageHead } from '../seo/head';

export const Route = createFileRoute('/contact')({
  loader: ({ context }) => context.pageData(() => loadHead('/contact')),
  head: ({ loaderData }) => pageHead(loaderData),
  component: ContactPage,
});

const { office } = contactTexts;

function ContactPage() {
  return (
    <>
      <PageHead title={contactTexts.title} lead={contactTexts.lead} crumbs={[{ label: contactTexts.title }]} />
      <Wrap data-own-step>
        <div className={styles.columns}>
          <section id="contact" className={styles.headed} aria-labelledby="bericht">
            <h2 id="bericht" className={smallTitle}>
              {contactTexts.form}
            </h2>
            <RequestOrCallback>
              <ContactForm />
            </RequestOrCallback>
          </section>
          <ContactDetails />
          <section className={styles.office} aria-labelledby="kantoor">
            <h2 id="kantoor" className={smallTitle}>
              {office.title}
            </h2>
            <p>{office.lead}</p>
            <OfficeAddress />
          </section>
          <CountryMap />
        </div>
      </Wrap>
    </>
  );
}
