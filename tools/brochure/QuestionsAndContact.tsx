import { closeClaims } from '../../content/claims';
import { company } from '../../content/company';
import { questions } from '../../content/questions';
import { List } from './parts';

const asked = [...questions.thuisbatterij, questions.dienst[0]];

/** In a narrow column ‘’s’ would be left behind at the end of a line. */
const joined = (text: string) => text.replaceAll(' ’s ', ' ’s\u00A0');

export const QuestionsAndContact = () => (
  <section className="inner">
    <header>
      <h2>Veelgestelde vragen</h2>
    </header>
    <div className="questions">
      {asked.map(({ question, answer }) => (
        <section key={question}>
          <h3>{question}</h3>
          <p>{joined(answer)}</p>
        </section>
      ))}
    </div>
    <section>
      <h3>Vraag dit vooraf, ook aan ons</h3>
      <div className="ask">
        <List
          items={[
            'Hoeveel van de capaciteit kan ik echt gebruiken?',
            'Hoe snel laadt en levert de batterij, in kW?',
            'Past hij bij de omvormer die ik al heb?',
            'Kan er later een module bij?',
            'Wat garandeert de fabrikant, en hoelang?',
            'Werkt hij door als de stroom uitvalt?',
          ]}
        />
      </div>
    </section>
    <section className="contact">
      <div>
        <h2>Vertel ons wat u wilt. Wij&nbsp;rekenen het uit.</h2>
        <p>{closeClaims.reply.text}</p>
        <a className="button" href={`${company.origin}/offerte`}>
          Vraag offerte aan
        </a>
      </div>
      <div>
        <p>Liever bellen?</p>
        <p className="number">
          <a href={company.phone.href}>{company.phone.shown}</a>
        </p>
        <p>
          {company.openingHours.week}
          <br />
          {company.openingHours.weekend}
        </p>
        <address>
          {company.name}
          <br />
          {company.address.street}, {company.address.postalCode} {company.address.city}
          <br />
          <a href={`mailto:${company.email.general}`}>{company.email.general}</a>
        </address>
      </div>
      <p className="note">Beelden zijn impressies.</p>
    </section>
  </section>
);
