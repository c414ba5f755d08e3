import { Link } from '@tanstack/react-router';
import { ArrowRight, BatteryCharging, DoorOpen, House, Layers, PlugZap, Sun } from 'lucide-react';
import { serviceIndex } from '../../content/navigation';
import { Head, Section, Wrap } from '../design/Section';
import * as styles from './ServiceIndex.css';
import { headBeside } from './sections.css';

const icons = { sun: Sun, battery: BatteryCharging, plug: PlugZap, house: House, door: DoorOpen, layers: Layers };

export const ServiceIndex = () => (
  <Section aria-labelledby="diensten">
    <Wrap>
      <div className={headBeside}>
        <Head id="diensten" title="Waar kunnen wij u mee helpen?" lead="Eén installateur voor dak, stroom en gevel." />
        <ul className={styles.services}>
          {serviceIndex.map(({ label, note, icon, to }) => {
            const Icon = icons[icon];
            return (
              <li key={label} className={styles.service}>
                <Link to={to} className={styles.link}>
                  <Icon />
                  <span>
                    <b className={styles.name}>{label}</b>
                    <span className={styles.note}>{note}</span>
                  </span>
                  <ArrowRight />
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </Wrap>
  </Section>
);
