import { crew } from '../../../content/crew';
import { Portrait } from '../../design/Portrait/Portrait';
import * as styles from './Crew.css';

export const Crew = () => (
  <ul className={styles.crew}>
    {Object.values(crew).map(({ name, trade, text, portrait }) => (
      <li key={name}>
        <Portrait drawing={portrait} size={240} />
        <h3>{name}</h3>
        <p className={styles.trade}>{trade}</p>
        <p className={styles.saying}>{text}</p>
      </li>
    ))}
  </ul>
);
