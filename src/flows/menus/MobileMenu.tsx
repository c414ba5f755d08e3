import { Link, useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { Phone } from 'lucide';
import { Icon } from '../../design/Icon';
import { useMemo } from 'react';
import { company } from '../../../content/company';
import { mainMenu } from '../../../content/navigation';
import { disclosureMachine } from '../../../machines/disclosure/disclosure.machine';
import { ButtonAnchor, ButtonLink } from '../../design/Button';
import { MenuButton } from '../../design/MenuButton';
import { useFlowEffects } from '../../effects/useFlowEffects';
import { FaultLink } from '../fault/FaultLink';
import * as styles from './menus.css';
import { watchPage } from './watch-page';

const ID = 'mobiel-menu';

export function MobileMenu() {
  const router = useRouter();
  const logic = useMemo(() => disclosureMachine.provide({ actors: { watchPage: watchPage(router, ID) } }), [router]);
  const menu = useActorRef(logic);
  const open = useSelector(menu, (snapshot) => snapshot.matches('open'));
  useFlowEffects(menu);

  return (
    <div id={ID} className={styles.menu}>
      <MenuButton
        id="disclosure.control"
        aria-expanded={open}
        aria-controls={`${ID}-inhoud`}
        onClick={() => menu.send({ type: 'toggle' })}
      />
      <nav id={`${ID}-inhoud`} className={styles.sheet} aria-label="Menu" hidden={!open}>
        <ul>
          {mainMenu.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={styles.entry}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            {/* The focus goes to the control, for the wizard to give it back there: the link is hidden by then. */}
            <FaultLink className={styles.entry} onClick={() => menu.send({ type: 'dismiss' })}>
              Storing melden
            </FaultLink>
          </li>
        </ul>
        <div className={styles.actions}>
          <ButtonAnchor variant="line" href={company.phone.href} icon={<Icon of={Phone} />}>
            {company.phone.shown}
          </ButtonAnchor>
          <ButtonLink to="/offerte">Vraag offerte aan</ButtonLink>
        </div>
      </nav>
    </div>
  );
}
