import { chargingClaims, framesClaims, roofClaims } from '../claims';
import { type Package, chargingPackages, framesPackages, roofPackages } from '../packages';
import { type Question, questions } from '../questions';
import { type Testimonial, testimonials } from '../reviews';
import type { ProcessStep, ServiceIcon } from '../services/service';

interface Stat {
  figure: string;
  meaning: string;
}

interface Benefit {
  icon: ServiceIcon;
  title: string;
  text: string;
}

export interface LandingPageText {
  title: string;
  lead: string;
  business: { title: string; lead: string };
  stats: readonly Stat[];
  benefits?: { title: string; lead: string; list: readonly Benefit[] };
  packages: { title: string; lead: string; list: readonly Package[] };
  process?: { title: string; lead: string; steps: readonly ProcessStep[] };
  questions: readonly Question[];
  testimonials: readonly Testimonial[];
  form: { title: string; lead: string; extra: 'carModel' | 'preferredDate' };
}

export const chargingPage: LandingPageText = {
  title: 'Een laadpaal bij u thuis',
  lead: 'Laad voor de deur, op het vermogen dat uw meterkast aankan. Met een vaste prijs vooraf.',
  business: {
    title: 'Laadpalen bij uw bedrijf',
    lead: 'Voor personeel, bezoek en wagenpark. Wij verdelen het vermogen over de palen, met een vaste prijs vooraf.',
  },
  stats: [
    { figure: chargingClaims.installed.text, meaning: 'laadpalen geplaatst' },
    { figure: chargingClaims.satisfied.text, meaning: 'van onze klanten is tevreden' },
    { figure: chargingClaims.experience.text, meaning: 'ervaring met laden aan huis' },
  ],
  benefits: {
    title: 'Thuis laden, zonder gedoe',
    lead: 'Wij plaatsen Alfen en Wallbox, en werken ook aan palen van EVBox en NewMotion.',
    list: [
      {
        icon: 'clock',
        title: chargingClaims.installation.text,
        text: 'Zo snel na uw akkoord hangt de paal, als de netbeheerder uw aansluiting niet hoeft aan te passen.',
      },
      {
        icon: 'gauge',
        title: 'Afgestemd op uw meterkast',
        text: 'Wij meten wat uw aansluiting aankan en stellen de paal daarop in.',
      },
      {
        icon: 'sun',
        title: 'Laden op uw eigen zonnestroom',
        text: 'Een slimme paal past het laden aan op wat uw panelen overhouden.',
      },
      {
        icon: 'shield',
        title: 'Veilig aangesloten',
        text: 'Volgens NEN 1010, met een eigen groep en aardlekbeveiliging.',
      },
    ],
  },
  packages: {
    title: 'Drie laadpalen, vaste prijs',
    lead: 'Inclusief plaatsing en aansluiting. Na uw aanvraag kijken wij welke past.',
    list: chargingPackages,
  },
  questions: questions.laadpaal,
  testimonials: testimonials.laadpaal,
  form: {
    title: 'Offerte voor uw laadpaal',
    lead: 'Vertel welke auto u rijdt en waar de paal moet komen. Wij nemen binnen 24 uur contact met u op.',
    extra: 'carModel',
  },
};

export const roofPage: LandingPageText = {
  title: 'Een dak dat weer jaren meegaat',
  lead: 'Van losse pan tot complete vernieuwing. De inspectie is gratis en u ziet foto’s van elk gebrek.',
  business: {
    title: 'Een bedrijfsdak dat weer jaren meegaat',
    lead: 'Van reparatie tot complete vernieuwing, in fasen als uw bedrijf doordraait. De inspectie is gratis.',
  },
  stats: [
    { figure: roofClaims.renovated.text, meaning: 'daken gerenoveerd' },
    { figure: roofClaims.satisfied.text, meaning: 'van onze klanten is tevreden' },
  ],
  packages: {
    title: 'Drie pakketten, van herstel tot nieuw',
    lead: 'Dit zijn vanafprijzen. Na de inspectie kent u de vaste prijs voor uw dak.',
    list: roofPackages,
  },
  questions: questions.dakrenovatie,
  testimonials: testimonials.dakrenovatie,
  form: {
    title: 'Gratis inspectie aanvragen',
    lead: 'Beschrijf wat u ziet of wilt. Wij nemen binnen 24 uur contact met u op.',
    extra: 'preferredDate',
  },
};

export const framesPage: LandingPageText = {
  title: 'Kozijnen en deuren op maat',
  lead: 'Hout, kunststof of aluminium, met glas dat de warmte binnenhoudt. Inmeten kost u niets.',
  business: {
    title: 'Kozijnen en deuren voor uw pand',
    lead: 'Hout, kunststof of aluminium, geplaatst buiten uw drukke uren. Inmeten kost u niets.',
  },
  stats: [
    { figure: framesClaims.projects.text, meaning: 'projecten opgeleverd' },
    { figure: framesClaims.satisfied.text, meaning: 'van onze klanten is tevreden' },
  ],
  packages: {
    title: 'Drie pakketten, van raam tot gevel',
    lead: 'Dit zijn vanafprijzen. Na het inmeten kent u de vaste prijs voor uw huis.',
    list: framesPackages,
  },
  process: {
    title: 'Zo werkt het',
    lead: 'Vier stappen. U beslist pas na stap twee.',
    steps: [
      {
        title: 'Gratis inmeten',
        description: 'Wij meten elke opening op en leggen monsters naast uw gevel.',
      },
      {
        title: 'Offerte',
        description: 'U ontvangt binnen 24 uur een offerte met alle onderdelen en één vaste prijs.',
      },
      {
        title: 'Planning',
        description: 'Na uw akkoord worden de kozijnen gemaakt en spreken wij de dag van plaatsing af.',
      },
      {
        title: 'Installatie',
        description: 'Onze monteurs plaatsen, werken af en ruimen op. Elke avond zit uw huis dicht.',
      },
    ],
  },
  questions: questions['kozijnen-deuren'],
  testimonials: testimonials['kozijnen-deuren'],
  form: {
    title: 'Gratis inmeten aanvragen',
    lead: 'Vertel om welke ramen en deuren het gaat. Wij nemen binnen 24 uur contact met u op.',
    extra: 'preferredDate',
  },
};
