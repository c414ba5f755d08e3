import { Link } from '@tanstack/react-router';
import { Button } from '../../design/Button';
import * as styles from './forms.css';

interface Props {
  busy: boolean;
  texts: { submit: string; busy: string; next: string };
}

/** The submit button, and beside it what happens next. */
export const FormEnd = ({ busy, texts }: Props) => (
  <div className={styles.end}>
    <div className={styles.send}>
      <Button type="submit" wide busy={busy && texts.busy}>
        {texts.submit}
      </Button>
      <p>{texts.next}</p>
    </div>
    <p className={styles.privacy}>
      Wij gebruiken uw gegevens alleen om u te antwoorden. Lees onze <Link to="/privacy">privacyverklaring</Link>.
    </p>
  </div>
);
