interface Member {
  name: string;
  trade: string;
  text: string;
  /** The name of a drawing in `drawings`. */
  portrait: string;
}

/** An example, to be replaced by the real crew. */
export const crew = {
  adviseur: {
    name: 'Sanne Verhoef',
    trade: 'Adviseur energie',
    text: 'Rekent met uw meterstanden. Zegt ook wat u niet hoeft te kopen.',
    portrait: 'portret-adviseur',
  },
  planner: {
    name: 'Henk Brouwer',
    trade: 'Planner',
    text: 'Spreekt de dag met u af en belt als het weer roet in het eten gooit.',
    portrait: 'portret-planner',
  },
  dakdekker: {
    name: 'Winston Pinas',
    trade: 'Dakdekker',
    text: 'Kijkt eerst onder uw pannen en dan pas naar de panelen.',
    portrait: 'portret-dakdekker',
  },
  elektromonteur: {
    name: 'Joost Hendriks',
    trade: 'Elektromonteur',
    text: 'Meet uw groepenkast door en laat u zien wat hij vindt.',
    portrait: 'portret-elektromonteur',
  },
  laadpalen: {
    name: 'Amira Belkadi',
    trade: 'Monteur laadpalen',
    text: 'Legt de kabel uit het zicht en blijft tot uw auto laadt.',
    portrait: 'portret-monteur-laadpalen',
  },
  timmerman: {
    name: 'Delano Emanuels',
    trade: 'Timmerman',
    text: 'Stelt kozijnen op de millimeter en zet uw plant terug op de vensterbank.',
    portrait: 'portret-timmerman',
  },
} as const satisfies Record<string, Member>;

export type CrewMember = keyof typeof crew;

export const crewNote = 'De tekeningen en de namen zijn voorbeelden.';
