import type { ServiceText } from '../service';

export default {
  content: `## Een deur die honderd keer per dag dicht moet

Een winkelentree, een vluchtdeur in een school, een brandscheiding in een magazijn: elke deur heeft een taak. Wij kiezen daarom niet op model, maar op gebruik, loopstroom en wat er bij brand moet gebeuren.

## Normen die bij het type horen

- Vluchtdeuren met een paniekstang voldoen aan NEN-EN 1125, nooduitgangen met kruk aan NEN-EN 179.
- Automatische deuren stellen we veilig af volgens NEN-EN 16005.
- Brandwerende deuren leveren we als geheel, met kozijn, sluiter en rapport. Losse delen bij elkaar zoeken maakt het testrapport waardeloos.
- Buitendeuren in RC2 of RC3 voldoen aan de weerstandsklasse die een verzekeraar kan eisen.

Welke deur waar moet, volgt uit uw brandveiligheidsplan en de vergunning. Hebt u die niet bij de hand, dan zoeken wij het met u uit.

## Toegang regelen

Bereid de deur meteen voor op een kaartlezer, elektrische sluitplaat of sleutelkluis. Kabels achteraf infrezen is zonde van een nieuw kozijn. Onze elektromonteurs sluiten de [toegangscontrole](/diensten/beveiliging) zelf aan.

Toegankelijkheid nemen we mee in het ontwerp: drempelhoogte, bedieningskracht en vrije doorgang. Ook een tijdelijke afsluiting tijdens de wissel is geregeld, zodat uw pand geen nacht openstaat.

Hebt u een deurenlijst of alleen een probleemdeur? [Beschrijf hem in uw aanvraag](/offerte). Wij komen gratis kijken.`,
  features: [
    {
      icon: 'door',
      title: 'Van pui tot branddeur',
      description: 'Entreepuien, binnendeuren, vluchtdeuren en schuifdeuren uit één planning.',
      content: '',
    },
    {
      icon: 'shield',
      title: 'Weerstandsklasse aantoonbaar',
      description: 'U krijgt het certificaat van deur, kozijn en beslag als één geheel.',
      content: '',
    },
    {
      icon: 'network',
      title: 'Bekabeling ingewerkt',
      description: 'Kabelovergang, magneetcontact en sluitplaat zitten er vanaf de fabriek in.',
      content: '',
    },
    {
      icon: 'file',
      title: 'Deurenstaat bijgewerkt',
      description: 'Nummer, functie en keuringsdatum van elke deur staan in een overzicht.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Rondgang',
      description: 'Deur voor deur noteren we functie, gebruik en gebreken.',
    },
    {
      title: 'Toetsen',
      description:
        'We leggen de lijst naast brandveiligheidsplan, sluitplan en toegankelijkheid. De offerte noemt een prijs per deur.',
    },
    {
      title: 'Bestellen op deurstaat',
      description: 'U tekent per deur af: maat, draairichting, beslag en kleur.',
    },
    {
      title: 'Wisselen',
      description: 'Oude deur eruit en nieuwe afgehangen in één dagdeel, buiten uw spitsuren.',
    },
    {
      title: 'Beproeven',
      description:
        'Sluiters, paniekontgrendeling en automaten testen we samen met uw BHV’er. Gaat een deur later aanlopen, dan stellen we hem na.',
    },
  ],
  benefits: [
    'Vluchtwegen die aantoonbaar werken',
    'Pand elke avond afsluitbaar tijdens het werk',
    'Voorbereid op kaartlezer en deurintercom',
    'Minder slijtage door beslag dat bij het gebruik past',
    'Ingang die ook met rolstoel of steekwagen bruikbaar is',
  ],
} satisfies ServiceText;
