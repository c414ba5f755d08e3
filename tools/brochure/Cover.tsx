import { readFileSync } from 'node:fs';
import { proofClaims } from '../../content/claims';
import { company } from '../../content/company';
import { TITLE, Picture } from './parts';

const symbol = readFileSync('src/design/Logo/symbol.svg', 'utf8');

const Logo = () => (
  <p className="logo">
    <span dangerouslySetInnerHTML={{ __html: symbol }} />
    {company.name}
  </p>
);

export const Cover = () => (
  <section className="cover">
    <div className="top">
      <Logo />
      <p>{TITLE}</p>
    </div>
    <h1>Uw eigen stroom, ook&nbsp;’s&nbsp;avonds</h1>
    <p className="lead">Wat een thuisbatterij doet, welke maat bij u past en hoe wij hem plaatsen.</p>
    <div className="roof">
      <Picture name="thuisbatterij" alt="Thuisbatterij naast een omvormer aan een lichte wand" width={302} />
    </div>
    <div className="band">
      <p>{proofClaims.area.text}</p>
      <p className="number">{company.phone.shown}</p>
    </div>
  </section>
);
