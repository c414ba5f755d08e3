import { Picture, Page, Terms, List } from './parts';

const Share = ({ name, percentage, color }: { name: string; percentage: number; color: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <svg viewBox="0 0 100 6" aria-hidden="true">
        <path className="rest" d="M0 0h100v6H0z" />
        <path className={color} d={`M0 0h${percentage}v6H0z`} />
      </svg>
      <b>ongeveer {percentage}%</b>
    </dd>
  </div>
);

export const WhyNow = () => (
  <Page number={2}>
    <div className="corner">
      <Picture name="dak-panelen" alt="Zonnepanelen op een dak met oranje en antraciet pannen" width={125} />
    </div>
    <header>
      <h2>Na het salderen telt wat u zelf gebruikt</h2>
      <p className="lead">
        Overdag wekken uw panelen vaak meer op dan uw huis vraagt. Een thuisbatterij bewaart dat voor de avond.
      </p>
    </header>
    <section>
      <h3>Wat er verandert</h3>
      <Terms
        rows={[
          ['Tot en met 31 december 2026', 'U saldeert: wat u teruglevert, streept u weg tegen wat u afneemt.'],
          [
            'Vanaf 1 januari 2027',
            'Salderen stopt. Voor stroom die u teruglevert, krijgt u minder dan u voor ingekochte stroom betaalt.',
          ],
          [
            'Tot 1 januari 2030',
            'De vergoeding is ten minste de helft van het kale leveringstarief, dus zonder belastingen.',
          ],
        ]}
      />
      <p className="note">Bron: Rijksoverheid; Eerste Kamer, wetsvoorstel 36 611. Stand van november 2026.</p>
    </section>
    <section>
      <h3>Zoveel zonnestroom gebruikt een huishouden zelf</h3>
      <dl className="shares">
        <Share name="Zonder batterij" percentage={30} color="discharge" />
        <Share name="Met batterij" percentage={60} color="direct" />
      </dl>
      <p className="note">Gemiddelden. Bron: Milieu Centraal.</p>
    </section>
    <div className="columns">
      <section>
        <h3>Een batterij past vaak goed als</h3>
        <List
          items={[
            'u van maart tot en met september bijna elke dag teruglevert;',
            'u ’s avonds veel verbruikt, bijvoorbeeld met inductie of een warmtepomp;',
            'u weinig krijgt voor wat u teruglevert;',
            'u een dynamisch energiecontract hebt.',
          ]}
        />
      </section>
      <section>
        <h3>U kunt beter wachten als</h3>
        <List
          items={[
            'u weinig panelen hebt en overdag bijna alles zelf gebruikt;',
            'uw elektrische auto het overschot overdag al opneemt;',
            'u binnen enkele jaren verhuist;',
            'uw dak of spouw nog niet geïsoleerd is.',
          ]}
        />
      </section>
    </div>
    <p className="statement">Loont een batterij bij u niet, dan zeggen wij dat.</p>
  </Page>
);
