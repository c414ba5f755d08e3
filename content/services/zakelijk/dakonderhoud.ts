import type { ServiceText } from '../service';

export default {
  content: `## Kleine gebreken, grote gevolgen

Daklekkage begint vaak bij een verstopte afvoer, een losse rand of een later gemaakte doorvoer. Twee keer per jaar kijken kost weinig. Wij lopen het dak na bladval en na de winter, en herstellen wat we meteen kunnen dichten.

## Wat een onderhoudsronde omvat

- Goten, uitlopen en noodoverlopen vrijmaken.
- Naden, opstanden en lichtkoepels op hechting controleren.
- Loodwerk, dakranden en kitvoegen bijwerken.
- Schade door storm, vogels of monteurs op het dak vastleggen.
- Ankerpunten en loopsystemen visueel beoordelen.

Van elke ronde krijgt u foto’s en een kleur per dakvlak. Groen kan wachten, oranje plant u in, rood herstellen we na uw akkoord.

## Past in uw MJOP

Voor VvE’s en vastgoedbeheerders rekenen wij de bevindingen door naar het meerjarenonderhoudsplan. U ziet welk bedrag in welk jaar valt, en wat uitstel doet. Dakfabrikanten verbinden hun garantie vaak aan aantoonbaar onderhoud. Ook een opstalverzekeraar vraagt er na stormschade naar.

## Veilig naar boven

Vanaf 2,5 meter hoogte is beveiliging tegen vallen verplicht. Ontbreekt die op uw dak, dan nemen wij tijdelijke voorzieningen mee. Over een vaste oplossing krijgt u advies. Het dak betreden wij pas na melding bij uw receptie of beheerder.

Is er acuut water binnen, lees dan bij [daklekkage en inspectie](/diensten/dakrenovatie-service) wat u kunt doen. Een onderhoudsplan vraagt u aan [via het offerteformulier](/offerte). De prijs stemmen we af op de staat van elk dakvlak.`,
  features: [
    {
      icon: 'clock',
      title: 'Twee vaste rondes',
      description: 'Na het najaar en na de winter, op een dag die in uw agenda past.',
      content: '',
    },
    {
      icon: 'check',
      title: 'Direct klein herstel',
      description: 'Losse naden en verstopte uitlopen lossen wij tijdens dezelfde ronde op.',
      content: '',
    },
    {
      icon: 'file',
      title: 'Fotorapport met kleurcode',
      description: 'Bestuur en beheerder zien in één oogopslag welk dakvlak geld vraagt.',
      content: '',
    },
    {
      icon: 'euro',
      title: 'Begroting per jaar',
      description: 'Bevindingen vertalen we naar bedragen en jaartallen voor uw reservefonds.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Dak in kaart',
      description:
        'Bij een gratis eerste inspectie leggen we vlakken, materialen en bouwjaren vast op een plattegrond.',
    },
    {
      title: 'Eerste ronde',
      description: 'Achterstallig onderhoud krijgt voorrang. Daarna geldt het vaste schema.',
    },
    {
      title: 'Rapport bespreken',
      description: 'Onze dakspecialist licht de foto’s toe, aan tafel of in de ledenvergadering.',
    },
    {
      title: 'Jaarplan uitvoeren',
      description:
        'U keurt posten goed, wij bundelen ze tot zo weinig mogelijk bezoeken. Ook tussen twee rondes kunt u ons bellen.',
    },
  ],
  benefits: [
    'Langere levensduur van de bestaande dakbedekking',
    'Bewijs van onderhoud voor garantie en verzekering',
    'Uitgaven voorspeld in het MJOP',
    'Afvoeren open voordat de herfstbuien komen',
    'Veilig werken op hoogte geregeld',
  ],
} satisfies ServiceText;
