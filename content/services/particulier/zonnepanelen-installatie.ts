import type { ServiceText } from '../service';

export default {
  content: `## Eerst meten, dan een legplan

Een legplan begint op uw dak. Onze adviseur meet de dakvlakken op, bekijkt de schaduw van schoorsteen en bomen en controleert de meterkast. Deze dakscan is gratis. U krijgt een tekening met het aantal panelen, de verwachte opbrengst per jaar en een vaste prijs.

Wilt u vooraf al een indruk? [Bereken uw besparing](/zonnepanelen) met uw postcode en uw verbruik. De dakscan zelf vraagt u aan met het [offerteformulier](/offerte).

## Wat er op en onder uw dak komt

- panelen met 25 jaar productgarantie, in zwart of met zichtbare cellen;
- een omvormer die past bij de richting en de schaduw van uw dak;
- optimizers of micro-omvormers waar schaduw daar om vraagt;
- een montagesysteem voor dakpannen, bitumen of EPDM;
- een eigen groep in de meterkast, volgens NEN 1010.

Bij de meeste woningen duurt de installatie 1–2 dagen. De kabelroute kiest u mee: door een loze leiding, langs de regenpijp of via de zolder.

## Btw, subsidie en salderen

Op panelen voor een woning geldt 0% btw. Wij rekenen dat tarief meteen op de factuur, dus u hoeft niets terug te vragen. Een landelijke subsidie op zonnepanelen bestaat niet voor particulieren. Sommige gemeenten verstrekken wel een duurzaamheidslening. Wij zoeken uit wat er in uw gemeente kan en helpen met de aanvraag.

Salderen kan tot en met 31 december 2026. Vanaf 2027 krijgt u een vergoeding voor teruggeleverde stroom. Tot 2030 is die minstens de helft van het kale leveringstarief. Daarom stemmen wij het aantal panelen af op uw eigen verbruik. Een [thuisbatterij](/diensten/thuisbatterij) of een slim ingestelde laadpaal vergroot dat eigen verbruik.`,
  features: [
    {
      icon: 'ruler',
      title: 'Legplan per dakvlak',
      description: 'Elk paneel staat op schaal getekend, met afstand tot de nok, de goot en de schoorsteen.',
      content: '',
    },
    {
      icon: 'shield',
      title: '25 jaar productgarantie',
      description:
        'De panelen die wij leggen, hebben 25 jaar productgarantie. De papieren zitten in uw opleverdossier.',
      content: '',
    },
    {
      icon: 'euro',
      title: 'Meteen 0% btw',
      description: 'U betaalt panelen, omvormer, montage en bekabeling bij uw woning zonder btw.',
      content: '',
    },
    {
      icon: 'gauge',
      title: 'Opbrengst in beeld',
      description: 'In een app leest u per dag af wat uw dak levert. Wij zetten hem klaar op uw telefoon.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Dakscan',
      description: 'Wij beoordelen dakbedekking, draagkracht, schaduw en meterkast, zonder kosten voor u.',
    },
    {
      title: 'Legplan en prijs',
      description: 'Binnen 24 uur ligt er een offerte met tekening, opbrengst en een prijs die vaststaat.',
    },
    {
      title: 'Datum prikken',
      description: 'U kiest een dag. Wij regelen de steiger en bestellen het materiaal op tijd.',
    },
    {
      title: 'Montage op het dak',
      description: 'De monteurs zetten haken, rails en panelen vast en werken elke dakdoorvoer waterdicht af.',
    },
    {
      title: 'Aansluiten en meten',
      description: 'Een elektromonteur sluit de omvormer aan en legt de gemeten waarden van elke streng vast.',
    },
    {
      title: 'Oplevering en aanmelding',
      description:
        'U krijgt uw dossier en een rondleiding. Teruglevering melden wij samen met u aan via energieleveren.nl.',
    },
  ],
  benefits: [
    'U weet vooraf wat uw dak oplevert en wat het kost.',
    'U betaalt geen btw en hoeft dus ook geen teruggaaf aan te vragen.',
    'Het aantal panelen past bij uw verbruik ná de saldering.',
    'Lekt een doorvoer die wij maakten, dan komen wij terug om hem te herstellen.',
    'Eén aanspreekpunt voor dak, elektra en papierwerk.',
  ],
} satisfies ServiceText;
