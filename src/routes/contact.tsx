import { createFileRoute } from '@tanstack/react-router';
import { company } from '../../content/company';
import { contactTexts } from '../../content/pages/contact';
import { PageHead } from '../design/PageHead/PageHead';
import { Wrap } from '../design/Section/Section';
import { ContactForm } from '../flows/forms/ContactForm';
import { RequestOrCallback } from '../flows/forms/RequestOrCallback';
import { columns, headed } from '../flows/forms/forms.css';
import { Office } from '../sections/shared/Office';
import { ContactDetails } from '../sections/contact/ContactDetails';
import { loadHead, pageHead } from '../seo/head';

export const Route = createFileRoute('/contact')({
  loader: ({ context }) => context.pageData(() => loadHead('/contact')),
  head: ({ loaderData }) => pageHead(loaderData),
  component: ContactPage,
});

const { lead } = contactTexts;

function ContactPage() {
  return (
    <>
      <PageHead
        title={contactTexts.title}
        lead={
          <>
            {lead.before} <a href={company.phone.href}>{company.phone.shown}</a> {lead.after}
          </>
        }
        crumbs={[{ label: contactTexts.title }]}
      />
      <Wrap data-own-step>
        <div className={columns}>
          <section id="contact" aria-labelledby="bericht">
            <div id="aanvraag" tabIndex={-1} className={headed}>
              <h2 id="bericht">{contactTexts.form}</h2>
              <RequestOrCallback>
                <ContactForm />
              </RequestOrCallback>
            </div>
          </section>
          <ContactDetails />
        </div>
      </Wrap>
      <Office {...contactTexts.office} />
    </>
  );
}
