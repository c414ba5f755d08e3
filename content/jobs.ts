import type { CrewMember } from './crew';

type Day = `${number}-${number}-${number}`;

export interface Job {
  id: string;
  title: string;
  type: 'Fulltime' | 'Parttime';
  location: 'Almere en omgeving' | 'Breda en omgeving';
  experience: 'Starter' | '1-3 jaar' | '2-5 jaar';
  /** The days on which it was published and on which it ends, such as 2026-11-01. */
  posted: Day;
  until: Day;
  pay: string;
  /** The card of the job shows the face of this colleague. */
  colleague: CrewMember;
  description: string;
  requirements: readonly string[];
  benefits: readonly string[];
}

export const jobs = [
  {
    id: 'monteur-zonnepanelen-almere',
    title: 'Monteur zonnepanelen',
    type: 'Fulltime',
    location: 'Almere en omgeving',
    experience: 'Starter',
    posted: '2026-10-05',
    until: '2027-01-31',
    pay: 'Loon volgens de cao',
    colleague: 'elektromonteur',
    description:
      'Je legt met een vaste ploeg van drie zonnepanelen op woningen in Flevoland en ’t Gooi. Je begint naast een ervaren monteur en leert zo het vak. Na een jaar leg je zelfstandig een dak: haken, rails, panelen en kabels.',
    requirements: [
      'Je werkt veilig op hoogte en houdt je aan de afspraken op de steiger.',
      'Je hebt rijbewijs B of bent ervoor aan het lessen.',
      'Je spreekt Nederlands met klanten en collega’s.',
      'VCA is fijn; heb je het nog niet, dan betalen wij de cursus.',
    ],
    benefits: [
      'Loon volgens de cao, met reisuren vanaf je voordeur',
      'Een eigen gereedschapsset en werkkleding voor zomer en winter',
      'Een leerweg tot eerste monteur, met vaste momenten om bij te sturen',
      'Een contract voor een jaar, met uitzicht op een vast contract',
    ],
  },
  {
    id: 'elektromonteur-laadpalen-breda',
    title: 'Elektromonteur laadpalen',
    type: 'Fulltime',
    location: 'Breda en omgeving',
    experience: '1-3 jaar',
    posted: '2026-10-19',
    until: '2027-01-31',
    pay: 'Loon volgens de cao',
    colleague: 'laadpalen',
    description:
      'Je plaatst laadpalen bij bewoners en bedrijven in West-Brabant, van de groepenkast tot de eerste laadbeurt. Je beoordeelt de aansluiting, trekt de kabel en stelt de belastingverdeling in. Daarna leg je de klant uit hoe alles werkt. Je doet gemiddeld twee adressen per dag.',
    requirements: [
      'Je hebt een mbo-diploma elektrotechniek, niveau 2 of hoger.',
      'Je werkt al een tot drie jaar als monteur in woningen of utiliteit.',
      'Je kent NEN 1010 en kunt een installatie doormeten.',
      'Je hebt rijbewijs B en VCA.',
    ],
    benefits: [
      'Een ingerichte bus, ook voor je woon-werkverkeer',
      'Merktrainingen van de laadpalen die je plaatst',
      'Een planning die je een week vooruit kent',
      'Loon, pensioen en vakantiedagen volgens de cao',
    ],
  },
  {
    id: 'dakdekker-almere',
    title: 'Dakdekker pannendaken',
    type: 'Fulltime',
    location: 'Almere en omgeving',
    experience: '2-5 jaar',
    posted: '2026-10-19',
    until: '2027-02-28',
    pay: 'Loon volgens de cao',
    colleague: 'dakdekker',
    description:
      'Je renoveert pannendaken van woningen: oude pannen eraf, folie en panlatten erop, isoleren en opnieuw dekken. Vaak ligt er daarna een zonne-installatie op, dus je stemt de indeling af met de zonnemonteurs. Je stuurt een leerling aan.',
    requirements: [
      'Je dekt al twee tot vijf jaar hellende daken.',
      'Je werkt lood, goten en aansluitingen netjes af.',
      'Je hebt VCA en werkt veilig op hoogte.',
      'Je kunt een leerling rustig uitleggen wat je doet.',
    ],
    benefits: [
      'Loon volgens de cao en een vergoeding voor je eigen gereedschap',
      'Bij onwerkbaar weer een klus binnen of een doorbetaalde dag',
      'Een pannenlift en een steiger op elk adres',
      'Een opleiding tot leermeester als je dat wilt',
    ],
  },
  {
    id: 'energieadviseur-breda',
    title: 'Adviseur energie',
    type: 'Parttime',
    location: 'Breda en omgeving',
    experience: '1-3 jaar',
    posted: '2026-11-02',
    until: '2027-02-28',
    pay: 'Vast salaris',
    colleague: 'adviseur',
    description:
      'Je komt bij mensen thuis, meet het dak op en bekijkt de meterkast. Je rekent voor wat panelen of een batterij opleveren. Is iets niet verstandig, dan zeg je dat. Je offerte ligt er binnen 24 uur. Je werkt 24 uur per week, verdeeld over drie of vier dagen.',
    requirements: [
      'Je hebt een tot drie jaar ervaring met advies of verkoop in de techniek.',
      'Je rekent foutloos en legt een berekening uit zonder vaktaal.',
      'Je schrijft goed Nederlands.',
      'Je hebt rijbewijs B en werkt soms aan het begin van de avond.',
    ],
    benefits: [
      'Een vast salaris, zonder bonus per verkochte installatie',
      'Een elektrische auto voor je bezoeken',
      'Zelf je afspraken inplannen binnen je drie of vier dagen',
      'Cursussen over regelgeving, opslag en isolatie',
    ],
  },
  {
    id: 'servicemonteur-almere',
    title: 'Servicemonteur storingen',
    type: 'Parttime',
    location: 'Almere en omgeving',
    experience: '2-5 jaar',
    posted: '2026-11-02',
    until: '2027-01-31',
    pay: 'Loon volgens de cao',
    colleague: 'elektromonteur',
    description:
      'Je lost storingen op in groepenkasten, omvormers en laadpalen. Je belt de klant vooraf, zoekt de oorzaak en vertelt wat de reparatie kost voordat je begint. Je werkt 24 tot 32 uur en draait bij toerbeurt een week bereikbaarheidsdienst.',
    requirements: [
      'Je hebt een mbo-diploma elektrotechniek, niveau 3 of hoger.',
      'Je zoekt al twee tot vijf jaar zelfstandig storingen.',
      'Je kent NEN 1010 en NEN 3140 en gebruikt ze dagelijks.',
      'Je blijft rustig als een klant zonder stroom zit.',
    ],
    benefits: [
      'Een toeslag voor elke week bereikbaarheidsdienst',
      'Een bus met meetapparatuur die elk jaar wordt gekalibreerd',
      'Vrije uren na een nachtelijke oproep',
      'Loon, pensioen en vakantiedagen volgens de cao',
    ],
  },
  {
    id: 'werkvoorbereider-breda',
    title: 'Werkvoorbereider zon en opslag',
    type: 'Fulltime',
    location: 'Breda en omgeving',
    experience: '2-5 jaar',
    posted: '2026-11-09',
    until: '2027-02-28',
    pay: 'Loon volgens de cao',
    colleague: 'planner',
    description:
      'Je maakt van een offerte een werkdag die klopt. Je tekent het legplan, bestelt panelen en montagemateriaal, regelt de steiger en meldt de installatie aan. Monteurs en klanten bellen jou als er iets afwijkt, en jij lost dat op.',
    requirements: [
      'Je hebt een mbo-diploma elektrotechniek of bouwkunde, niveau 4.',
      'Je bereidt al twee tot vijf jaar werk voor in de installatie of de bouw.',
      'Je tekent legplannen en leest constructietekeningen.',
      'Je houdt tien dossiers tegelijk op orde.',
    ],
    benefits: [
      'Een dag per week thuiswerken, in overleg meer',
      'Elke maand een dag mee met een ploeg, zodat je weet wat je bestelt',
      'Een opleidingsbudget dat je zelf besteedt',
      'Loon, pensioen en vakantiedagen volgens de cao',
    ],
  },
  {
    id: 'timmerman-kozijnen-almere',
    title: 'Timmerman kozijnen en deuren',
    type: 'Fulltime',
    location: 'Almere en omgeving',
    experience: '1-3 jaar',
    posted: '2026-11-09',
    until: '2027-02-28',
    pay: 'Loon volgens de cao',
    colleague: 'timmerman',
    description:
      'Je vervangt kozijnen en buitendeuren in bewoonde huizen, van hout, kunststof en aluminium. Je meet in, haalt het oude kozijn eruit en stelt het nieuwe. Aan het eind van de dag is de gevel dicht en de kamer schoon.',
    requirements: [
      'Je hebt een tot drie jaar ervaring als timmerman of kozijnmonteur.',
      'Je stelt op de millimeter en werkt aansluitingen luchtdicht af.',
      'Je gaat zorgvuldig om met het huis waarin je werkt.',
      'Je hebt rijbewijs B en VCA.',
    ],
    benefits: [
      'Een vaste collega met wie je elk adres samen doet',
      'Glasliften en hulpmiddelen voor zwaar werk',
      'Loon volgens de cao en een vergoeding voor je gereedschap',
      'Elke vrijdag om drie uur klaar',
    ],
  },
] as const satisfies readonly Job[];

export const findJob = (id: string): Job | undefined => jobs.find((job) => job.id === id);
