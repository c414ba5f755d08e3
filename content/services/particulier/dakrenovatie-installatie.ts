import type { ServiceText } from '../service';

export default {
  content: `## Wanneer repareren niet meer helpt

Poreuze pannen, rot dakbeschot of bitumen met blazen: daar blijft u aan repareren. Een renovatie pakt alles in één keer aan, van de nok tot en met de goot. Onze dakdekker inspecteert gratis, ook aan de binnenkant. Daarna weet u of vernieuwen nodig is of dat onderhoud volstaat.

## Hellend of plat

Op een hellend dak vernieuwen wij:

- keramische of betonnen pannen, met nieuwe panlatten;
- waterkerende folie en zo nodig het dakbeschot;
- nokvorsten, gevelpannen, loodslabben en kilgoten;
- goten in zink of kunststof, met de hemelwaterafvoer.

Op een plat dak brengen wij bitumen of EPDM aan, met nieuwe randen en afvoeren. Wij letten op het afschot, zodat er geen plassen blijven staan.

## Slim combineren

Ligt het dak open, dan is dit het moment om te [isoleren](/diensten/dakisolatie). Voor isolatie kunt u onder voorwaarden ISDE-subsidie krijgen; RVO noemt de actuele eisen. Ook zonnepanelen plannen wij graag meteen mee, want de steiger staat er al.

## Regels die meespelen

Bij daken van vóór 1994 kan asbest zijn toegepast. Vermoeden wij dat, dan laat u eerst een asbestinventarisatie doen en verwijdert een gecertificeerd bedrijf het materiaal. Nestelen er huismussen, gierzwaluwen of vleermuizen, dan houden wij rekening met de wettelijke bescherming. Aan een monument of beschermd stadsgezicht stelt de gemeente extra eisen.

Bekijk onze pakketten voor [dakrenovatie](/dakrenovatie), of [vraag een prijs op maat aan](/offerte).`,
  features: [
    {
      icon: 'house',
      title: 'Van nok tot goot',
      description: 'Pannen, lood, folie en goten vormen één waterdicht geheel. Daarom vernieuwen wij ze samen.',
      content: '',
    },
    {
      icon: 'leaf',
      title: 'Oog voor vogels',
      description: 'Vogelschroot, neststenen en de broedtijd komen aan bod voordat de eerste pan eraf gaat.',
      content: '',
    },
    {
      icon: 'layers',
      title: 'Isolatie in dezelfde klus',
      description: 'Isoleren kan van buitenaf zodra de pannen weg zijn. Uw zolder blijft daarbij bewoonbaar.',
      content: '',
    },
    {
      icon: 'shield',
      title: 'Elke avond regendicht',
      description: 'Wij openen niet meer dak dan er dezelfde dag weer dicht kan.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Dakinspectie',
      description: 'Een dakdekker bekijkt pannen, lood, goten en beschot, en maakt foto’s van wat hij vindt.',
    },
    {
      title: 'Renovatieplan',
      description: 'U leest wat direct moet, wat kan wachten en welke materialen bij uw huis passen.',
    },
    {
      title: 'Vaste offerte',
      description: 'Steiger en puinafvoer zijn inbegrepen. Voor onvoorziene houtschade staat er een afspraak in.',
    },
    {
      title: 'Steiger en bescherming',
      description: 'We zetten de steiger, dekken tuin en zonwering af en overleggen zo nodig met uw buren.',
    },
    {
      title: 'Vernieuwen per dakvlak',
      description: 'De ploeg sloopt, herstelt het hout, legt folie en pannen en werkt randen en lood af.',
    },
    {
      title: 'Eindronde met u',
      description: 'Samen lopen we het werk na vanaf de steiger. Daarna ruimen wij op en krijgt u uw garantiepapieren.',
    },
  ],
  benefits: [
    'U bent voor lange tijd klaar met losse reparaties.',
    'Het plan onderscheidt wat moet van wat mag.',
    'Eén steiger volstaat voor dak, isolatie en panelen.',
    'Over asbest, dieren en vergunningen hoort u vóór de start, niet halverwege.',
    'Een vaste ploeg werkt van sloop tot laatste nokvorst.',
    'Na de eerste herfststorm kunt u ons vragen nog eens te kijken.',
  ],
} satisfies ServiceText;
