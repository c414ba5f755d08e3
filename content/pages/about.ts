import type { CrewMember } from '../crew';
import { aboutClaims } from '../claims';
import { company } from '../company';

interface Statistic {
  value: string;
  label: string;
}

interface Highlight {
  title: string;
  text: string;
}

interface AboutSection {
  title: string;
  text: string;
  highlights: readonly Highlight[];
}

export const aboutHero = {
  title: 'Uw partner in duurzaam energie',
  lead: {
    particulier:
      'Wij leggen panelen, vernieuwen daken en brengen groepenkasten op orde. Vanuit Amersfoort, voor huizen en bedrijven in heel Nederland.',
    zakelijk:
      'Wij leggen panelen, vernieuwen bedrijfsdaken en brengen verdeelkasten op orde. Vanuit Amersfoort, met één projectleider per opdracht.',
  },
} as const;

const { experience, customers, satisfied, carbon, installation, guarantee } = aboutClaims;

export const aboutStatistics = [
  { value: experience.text, label: 'ervaring met daken en installaties' },
  { value: customers.text, label: 'klanten, particulier en zakelijk' },
  { value: satisfied.text, label: 'van onze klanten is tevreden' },
  { value: carbon.text, label: 'kilo CO₂ bespaard met onze installaties' },
] as const satisfies readonly Statistic[];

export const aboutSections = [
  {
    title: `Over ${company.name}`,
    text: 'Een zonnepaneel, een laadpaal en een nieuw dak raken elkaar: op het dak, in de meterkast en in uw portemonnee. Daarom doen wij ze samen. U hebt één aanspreekpunt. Die vertelt u ook wat u beter kunt laten.',
    highlights: [
      {
        title: 'Dak en stroom in één hand',
        text: 'Dakdekkers, elektromonteurs en timmerlieden werken vanuit dezelfde planning.',
      },
      {
        title: 'Eerlijk over opbrengst',
        text: 'Wij rekenen met uw verbruik en uw dak, en zeggen erbij wat onzeker is.',
      },
      {
        title: 'Gekeurd vakwerk',
        text: 'Wij werken volgens NEN 1010 en NEN 3140. Onze leidinggevenden hebben VCA-VOL.',
      },
      {
        title: 'Dichtbij en bereikbaar',
        text: 'U belt met Amersfoort. Bij een storing zijn wij dag en nacht bereikbaar.',
      },
    ],
  },
  {
    title: 'Onze Werkwijze',
    text: 'U weet vooraf wat er gebeurt, wie er komt en wat het kost. Tijdens het werk houdt één uitvoerder u op de hoogte.',
    highlights: [
      {
        title: 'Offerte binnen 24 uur',
        text: 'Een eerste offerte op maat, met materiaal, btw-tarief en planning op papier.',
      },
      {
        title: 'Gratis inspectie',
        text: 'Een adviseur bekijkt dak en meterkast. Dat verplicht u tot niets; daarna staat uw prijs vast.',
      },
      {
        title: `Plaatsing in ${installation.text}`,
        text: 'De meeste installaties zijn binnen twee dagen klaar. Daarna ruimen wij op.',
      },
      {
        title: 'Samen nalopen',
        text: 'Wij meten alles door, leggen de app uit en geven u een dossier mee.',
      },
    ],
  },
  {
    title: 'Onze Garanties',
    text: 'Een installatie moet jaren meegaan. Wat u van ons mag verwachten, staat in uw offerte en in uw opleverdossier.',
    highlights: [
      {
        title: `${guarantee.text} productgarantie`,
        text: 'Op de zonnepanelen die wij leggen. Ook op isolatie krijgt u garantie.',
      },
      {
        title: '24/7 ondersteuning',
        text: 'Valt de stroom uit of geeft uw omvormer een fout, dan meldt u dat dag en nacht.',
      },
      {
        title: 'Hulp bij btw en subsidie',
        text: 'Wij zoeken uit wat voor u geldt en leveren de stukken die u nodig hebt.',
      },
    ],
  },
] as const satisfies readonly AboutSection[];

export const aboutCrew = {
  title: 'Wie er bij u komt',
  lead: 'Van de eerste rekensom tot de laatste schroef spreekt u de mensen die het werk doen.',
  drawing: 'Getekende ploeg van vier mensen met een zonnepaneel, voor een bakstenen huis en naast de bus',
} as const;

interface Hour {
  by: CrewMember;
  title: string;
  description: string;
}

export const aboutDay = {
  title: 'Zo gaat een dag op uw dak',
  lead: 'Een gewone dag, met tien panelen op een rijtjeshuis.',
  hours: [
    {
      by: 'dakdekker',
      title: '07:15',
      description: 'In Amersfoort laadt Winston panelen, rails en steiger in de bus.',
    },
    {
      by: 'elektromonteur',
      title: '08:00',
      description: 'Joost belt aan, loopt met u om het huis en spreekt af waar de kabel komt.',
    },
    {
      by: 'dakdekker',
      title: '10:30',
      description: 'Winston heeft de haken onder de pannen zitten. Tijd voor koffie, die hebben wij zelf bij ons.',
    },
    {
      by: 'elektromonteur',
      title: '14:00',
      description: 'De panelen liggen. Beneden geeft Joost de omvormer een eigen groep.',
    },
    {
      by: 'dakdekker',
      title: '16:00',
      description: 'Alles is doorgemeten en de stoep is geveegd. Winston laat u de eerste kilowatturen zien.',
    },
  ],
} as const satisfies { title: string; lead: string; hours: readonly Hour[] };

export const aboutPlace = {
  title: 'Waar wij zitten',
  lead: 'Ons kantoor staat in het midden van het land. Van daaruit rijden wij naar elke provincie.',
} as const;
