import { Link } from '@tanstack/react-router';
import { type RegionTown, regionTownTexts as texts } from '../../../content/pages/region-town';
import { TextLink } from '../../design/Button/Button';
import { PageHead } from '../../design/PageHead/PageHead';
import { Wrap } from '../../design/Section/Section';
import { nowrap } from '../../design/tokens/text.css';
import { aside } from '../shared/aside.css';
import { PhoneDetails } from '../shared/PhoneDetails';
import { QuoteBanner } from '../shared/QuoteBanner';
import { article, besideArticle, rows } from './article.css';
import { CalculatorPromo } from './CalculatorPromo';
import { Nearby } from './Surroundings';

export function RegionTownPage({ town }: { town: RegionTown }) {
  const { slug, name, note, winterShade, nearby } = town;
  const [before, after] = texts.districts;
  return (
    <>
      <PageHead
        title={texts.title(town)}
        lead={note}
        crumbs={[{ label: texts.crumb, to: '/regios' }, { label: name }]}
      />
      <Wrap>
        <div className={besideArticle}>
          <div className={article}>
            <section aria-labelledby="wijken">
              <h2 id="wijken">
                {before} <span className={nowrap}>{name}</span> {after}
              </h2>
              <p>{texts.districtsText(town)}</p>
              <p>{winterShade}</p>
            </section>
            <section aria-labelledby="stroomnet">
              <h2 id="stroomnet">{texts.grid(town)}</h2>
              <p>{texts.gridText(town)}</p>
              <dl className={rows}>
                {texts.gridFacts(town).map(({ term, text }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </section>
            <section aria-labelledby="verder">
              <h2 id="verder">{texts.further(town)}</h2>
              <p>
                <TextLink to="/zonnepanelen/$slug" params={{ slug }}>
                  {texts.expert(town)}
                </TextLink>
                <br />
                <TextLink to="/regios/thuisbatterij/$slug" params={{ slug }}>
                  {texts.battery(town)}
                </TextLink>
              </p>
            </section>
            <section aria-labelledby="buurt">
              <h2 id="buurt">{texts.nearby}</h2>
              <Nearby
                places={nearby}
                linkTo={(place) => (
                  <Link to="/regios/$slug" params={{ slug: place.slug }}>
                    {place.name}
                  </Link>
                )}
              />
            </section>
          </div>
          <aside className={aside} aria-label="Bereken of bel">
            <CalculatorPromo>{texts.calculator(town)}</CalculatorPromo>
            <PhoneDetails />
          </aside>
        </div>
      </Wrap>
      <QuoteBanner quiet />
    </>
  );
}
