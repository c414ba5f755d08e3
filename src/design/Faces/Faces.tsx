import { Portrait } from '../Portrait/Portrait';
import * as styles from './Faces.css';

interface Props {
  /** The names of files in `content/drawings`. */
  drawings: readonly string[];
  size: number;
}

/** A row of people. What it is about stands beside it in words. */
export const Faces = ({ drawings, size }: Props) => (
  <div className={styles.faces}>
    {drawings.map((drawing) => (
      <Portrait key={drawing} drawing={drawing} size={size} />
    ))}
  </div>
);
