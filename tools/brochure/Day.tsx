import { type IconNode, Battery, House, Sun, UtilityPole } from 'lucide';
import { Icon } from '../../src/design/Icon/Icon';

/** An example of a sunny day in spring, in kW and kWh, from six to six. */
const CAPACITY = 5;
const MOST_POWER = 2;
/** Share of the stored power that comes out again. */
const EFFICIENCY = 0.9;
const QUARTER = 0.25;
const hours = Array.from({ length: 24 / QUARTER + 1 }, (_, index) => 6 + index * QUARTER);

const peak = (hour: number, at: number, width: number) => Math.exp(-(((hour - at) / width) ** 2));
const sunAt = (hour: number) => 2.7 * Math.max(0, Math.sin((Math.PI * (hour - 6.5)) / 13.5)) ** 1.6;
const useAt = (hour: number) =>
  0.26 + 0.6 * (peak(hour, 7.5, 1) + peak(hour, 31.5, 1)) + 0.2 * peak(hour, 12.5, 1) + 1.15 * peak(hour, 19, 1.7);

interface Moment {
  hour: number;
  sun: number;
  use: number;
  charging: number;
  discharging: number;
  stored: number;
}

const day = hours.reduce<Moment[]>((past, hour) => {
  const stored = past.at(-1)?.stored ?? 0;
  const [sun, use] = [sunAt(hour), useAt(hour)];
  const charging = Math.min(Math.max(sun - use, 0), MOST_POWER, (CAPACITY - stored) / QUARTER);
  const discharging = Math.min(Math.max(use - sun, 0), MOST_POWER, (stored * EFFICIENCY) / QUARTER);
  const change = (charging - discharging / EFFICIENCY) * QUARTER;
  return [...past, { hour, sun, use, charging, discharging, stored: stored + change }];
}, []);

// The drawing, in tenths of a millimetre.
const WIDTH = 1740;
const BASE = 600;
const STORE_TOP = 680;
const STORE_BASE = 800;
const x = (hour: number) => Math.round(((hour - 6) / 24) * WIDTH);
const y = (power: number) => Math.round(BASE - power * 215);
const level = (energy: number) => Math.round(STORE_BASE - (energy / CAPACITY) * (STORE_BASE - STORE_TOP));

type Line = (moment: Moment) => number;
const along = (line: Line) => day.map((moment) => `${x(moment.hour)} ${line(moment)}`);
const area = (upper: Line, lower: Line) => `M${[...along(upper), ...along(lower).reverse()].join('L')}Z`;

const zero: Line = () => BASE;
const used: Line = ({ use }) => y(use);
const made: Line = ({ sun }) => y(sun);
const direct: Line = ({ sun, use }) => y(Math.min(sun, use));
const directAndStored: Line = ({ sun, use, charging }) => y(Math.min(sun, use) + charging);
const own: Line = ({ sun, use, discharging }) => y(Math.min(sun, use) + discharging);

const Label = ({ at, power, children }: { at: number; power: number; children: string }) => (
  <text x={x(at)} y={y(power)} textAnchor="middle">
    {children}
  </text>
);

export const DayChart = () => (
  <svg
    className="day"
    viewBox={`0 0 ${WIDTH} 850`}
    role="img"
    aria-label="Verloop van een zonnige voorjaarsdag. Overdag voeden de panelen het huis en laden zij de batterij. Is die vol, dan gaat de rest naar het net. In de avond en een deel van de nacht levert de batterij. Daarna levert het net."
  >
    <path className="export" d={area(made, directAndStored)} />
    <path className="charge" d={area(directAndStored, direct)} />
    <path className="import" d={area(used, own)} />
    <path className="discharge" d={area(own, direct)} />
    <path className="direct" d={area(direct, zero)} />
    <path className="use" d={`M${along(used).join('L')}`} />
    <path className="axis" d={`M0 ${BASE}H${WIDTH}`} />
    <Label at={10.36} power={0.7}>
      Naar de batterij
    </Label>
    <Label at={14.3} power={1.1}>
      Naar het net
    </Label>
    <Label at={13} power={0.08}>
      Zon, meteen gebruikt
    </Label>
    <g className="light">
      <Label at={22.6} power={0.08}>
        Uit de batterij
      </Label>
    </g>
    <Label at={28.4} power={0.08}>
      Van het net
    </Label>
    <Label at={21.6} power={1.2}>
      Uw verbruik
    </Label>
    <path
      className="discharge"
      d={area(
        ({ stored }) => level(stored),
        () => STORE_BASE,
      )}
    />
    <path className="axis" d={`M0 ${STORE_BASE}H${WIDTH}`} />
    <text x={0} y={STORE_TOP + 30}>
      Lading van de batterij
    </text>
    {[6, 9, 12, 15, 18, 21, 24, 27, 30].map((hour) => (
      <text
        className="hour"
        key={hour}
        x={x(hour)}
        y={STORE_BASE + 42}
        textAnchor={hour === 6 ? 'start' : hour === 30 ? 'end' : 'middle'}
      >
        {`${hour % 24} uur`}
      </text>
    ))}
  </svg>
);

interface Place {
  name: string;
  icon: IconNode;
  left: number;
  top: number;
}

const house: Place = { name: 'Huis', icon: House, left: 240, top: 180 };
const places = {
  sun: { name: 'Zon', icon: Sun, left: 240, top: 42 },
  battery: { name: 'Batterij', icon: Battery, left: 60, top: 226 },
  grid: { name: 'Net', icon: UtilityPole, left: 420, top: 226 },
} satisfies Record<string, Place>;

const Station = ({ name, icon, left, top }: Place) => (
  <>
    <circle cx={left} cy={top} r="38" />
    <Icon of={icon} x={left - 22} y={top - 22} width="44" height="44" />
    {top < house.top ? (
      <text x={left + 52} y={top + 10}>
        {name}
      </text>
    ) : (
      <text x={left} y={top + 70} textAnchor="middle">
        {name}
      </text>
    )}
  </>
);

const Arrow = ({ from, to }: { from: Place; to: Place }) => {
  const [across, down] = [to.left - from.left, to.top - from.top];
  const length = Math.hypot(across, down) - 100;
  const turn = (Math.atan2(down, across) * 180) / Math.PI;
  return (
    <path
      className="power"
      d={`M0 0H${length.toFixed(1)}m-13 -11l13 11l-13 11`}
      transform={`translate(${from.left} ${from.top}) rotate(${turn.toFixed(1)}) translate(50)`}
    />
  );
};

interface Flows {
  from: readonly (keyof typeof places)[];
  to?: readonly (keyof typeof places)[];
}

export const FlowChart = ({ from, to = [] }: Flows) => (
  <svg className="flow" viewBox="0 0 480 304" aria-hidden="true">
    {Object.values(places).map(({ name, left, top }) => (
      <path key={name} className="wire" d={`M${left} ${top}L${house.left} ${house.top}`} />
    ))}
    {[house, ...Object.values(places)].map((place) => (
      <Station key={place.name} {...place} />
    ))}
    {from.map((name) => (
      <Arrow key={name} from={places[name]} to={house} />
    ))}
    {to.map((name) => (
      <Arrow key={name} from={house} to={places[name]} />
    ))}
  </svg>
);
