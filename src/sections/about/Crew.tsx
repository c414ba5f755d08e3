import { type CrewMember, crew } from '../../../content/crew';
import { Portrait } from '../shared/Portrait';
import * as styles from './Crew.css';

export const Crew = () => (
  <ul className={styles.crew}>
    {(Object.keys(crew) as CrewMember[]).map((member) => (
      <li key={member}>
        <Portrait of={member} size={240} />
        <h3>{crew[member].name}</h3>
        <p className={styles.trade}>{crew[member].trade}</p>
        <p className={styles.saying}>{crew[member].text}</p>
      </li>
    ))}
  </ul>
);
