import { catalogue } from '../../../content/catalogue';
import { customers } from '../../../content/customers';
import roof from '../../../content/pictures/dak-panelen.jpg?w=320;640&format=avif;webp;jpeg&quality=65&as=picture';
import { useCustomerType } from '../../customer-type';
import { ButtonLink } from '../../design/Button/Button';
import { Icon } from '../../design/Icon/Icon';
import { Picture } from '../../design/Picture/Picture';
import { PromoCard } from '../../design/PromoCard/PromoCard';
import { namedIcons } from '../../design/Icon/named-icons';
import { ServiceLink } from '../customer/ServiceLink';
import * as styles from './menus.css';

export function ServicesPanel() {
  const { customerType, choose } = useCustomerType();
  const categories = catalogue[customerType];
  const main = categories.slice(0, -1);
  const [checks] = categories.slice(-1);
  const { menu } = customers[customerType];

  return (
    <>
      <div className={styles.megaLine}>
        <div className={styles.groups}>
          {main.map(({ title, icon, items }) => (
            <section key={title} aria-label={title} data-long={items.length > 3}>
              <h2 className={styles.groupTitle}>
                <Icon of={namedIcons[icon]} />
                {title}
              </h2>
              <ul>
                {items.map(({ id, short }) => (
                  <li key={id}>
                    <ServiceLink service={id} className={styles.service}>
                      {short}
                    </ServiceLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {checks && (
            <section className={styles.checks} aria-labelledby="menu-service">
              <h2 id="menu-service" className={styles.checksTitle}>
                {checks.title}
              </h2>
              {checks.items.map(({ id, short }) => (
                <ServiceLink key={id} service={id} className={styles.service}>
                  {short}
                </ServiceLink>
              ))}
            </section>
          )}
        </div>
        <PromoCard
          picture={<Picture picture={roof} alt="Zonnepanelen rond een dakraam" sizes="280px" />}
          title="Wat levert uw dak op?"
        >
          <ButtonLink to="/zonnepanelen" activeOptions={{ exact: true }} size="small">
            Bereken uw besparing
          </ButtonLink>
        </PromoCard>
      </div>
      <div className={styles.foot}>
        <div className={styles.footLine}>
          <span className={styles.footNote}>{menu.current}</span>
          {/* React replays an action from before hydration; it would lose a click. */}
          <form action={() => choose(menu.other)}>
            <button className={styles.footControl}>{menu.switch}</button>
          </form>
        </div>
      </div>
    </>
  );
}
