import type { ServiceText } from '../service';

export default {
  content: `## Laden zonder uw aansluiting te overbelasten

Tien auto’s die om half negen inpluggen, vragen meer vermogen dan menig kantoor heeft. Daarom ontwerpen wij eerst de verdeling en pas daarna de palen. Slimme lastverdeling meet wat uw pand gebruikt en geeft de rest aan de auto’s. Zo past een laadplein vaak achter de aansluiting die u al hebt.

## Wat de wet van u vraagt

Heeft uw utiliteitsgebouw meer dan twintig parkeervakken op eigen terrein? Dan is sinds 1 januari 2025 ten minste één laadpunt verplicht. Bij nieuwbouw en ingrijpende renovatie gaan de eisen verder, ook over leidingen voor later. Opent u de palen voor publiek, dan moeten bezoekers zonder abonnement kunnen betalen.

## Kiezen wie betaalt

- Medewerkers laden op pas, de kosten komen per kostenplaats in uw overzicht.
- Bezoekers rekenen per kilowattuur af, met een geijkte MID-meter in de paal.
- Bewoners van een VvE krijgen elk hun eigen afrekening, los van de algemene meter.
- Bestelwagens laden ’s nachts, als het pand weinig stroom vraagt.

Nieuwe laadpunten leveren wij van Alfen en Wallbox. Staan er al palen van EVBox of NewMotion, tegenwoordig Shell Recharge? Dan kijken we welke met dezelfde sturing kunnen werken.

Volstaat uw groepenkast, dan plaatsen we binnen 10 werkdagen. Is er graafwerk of verzwaring nodig, dan krijgt u vooraf een planning. Bekijk [de pakketten per laadvermogen](/laadpaal) of [vraag een ontwerp aan](/offerte).`,
  features: [
    {
      icon: 'gauge',
      title: 'Lastverdeling op pandniveau',
      description: 'De palen krijgen nooit meer dan uw hoofdzekering overheeft.',
      content: '',
    },
    {
      icon: 'euro',
      title: 'Afrekenen per gebruiker',
      description: 'Passen, tarieven en facturen lopen via een beheerplatform naar keuze.',
      content: '',
    },
    {
      icon: 'ruler',
      title: 'Leidingen voor later',
      description: 'Mantelbuizen en goten voor volgende plekken gaan meteen mee de grond in.',
      content: '',
    },
    {
      icon: 'shield',
      title: 'Veilig in de parkeergarage',
      description: 'Noodschakelaar, aanrijdbeveiliging en plaatsing stemmen wij af op uw brandveiligheidsplan.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Laadvraag bepalen',
      description:
        'Hoeveel auto’s, hoeveel kilometers, hoe lang geparkeerd? Dat bepaalt het aantal punten. Ons advies hierover is gratis.',
    },
    {
      title: 'Aansluiting doormeten',
      description: 'We loggen een periode uw verbruik en bepalen de ruimte die overblijft.',
    },
    {
      title: 'Ontwerp en akkoord',
      description:
        'U ontvangt een terreintekening met kabelroutes en een offerte op maat. Voor een VvE leveren we stukken voor de ledenvergadering.',
    },
    {
      title: 'Graven en plaatsen',
      description: 'We werken vak voor vak, zodat parkeren mogelijk blijft.',
    },
    {
      title: 'Keuren en koppelen',
      description:
        'Elke paal wordt gemeten volgens NEN 1010 en aangemeld in het beheerplatform. Groeit uw wagenpark, dan passen we de verdeling aan.',
    },
  ],
  benefits: [
    'Laadplein dat meegroeit met uw wagenpark',
    'Geen uitval van het pand door te veel ladende auto’s',
    'Kosten gesplitst naar medewerker, bezoeker of bewoner',
    'Voldaan aan de laadplicht voor uw parkeerterrein',
    'Plaatsing binnen 10 werkdagen als de groepenkast volstaat',
  ],
} satisfies ServiceText;
