import { dark, light } from '../../src/design/tokens/palette';
import * as styles from './showcase.css';
import { Sample } from './Sample';
import { Colors } from './Colors';
import { Tokens, Type } from './Tokens';
import { Buttons } from './Buttons';
import { Fields, Choices } from './Fields';
import { Parts } from './Parts';
import { Places } from './Places';

export const Showcase = ({ scheme }: { scheme: 'light' | 'dark' }) => (
  <div className={styles.page}>
    <h1>Ontwerp: {scheme === 'light' ? 'licht' : 'donker'}</h1>
    <Colors palette={scheme === 'light' ? light : dark} />
    <Tokens />
    <Type />
    <Buttons />
    <Fields />
    <Choices />
    <Parts />
    <Places />
    <section>
      <h2>Over de pagina</h2>
      <Sample name="Dialog">
        <iframe title="Dialog" src={`?scheme=${scheme}&part=dialog`} height={560} />
      </Sample>
    </section>
  </div>
);
