import type { ServiceText } from '../service';

export default {
  content: `## Isolatie die er wel ligt maar niet werkt

Natte platen, open naden, een verschoven deken boven het systeemplafond: op tekening is alles in orde. In de praktijk lekt er warmte. Wij controleren bestaande isolatie van dak, gevel en vloer. U weet daarna of herstel genoeg is of dat opnieuw isoleren meer oplevert.

## Hoe wij meten

- Thermografie in het stookseizoen, met minstens tien graden verschil tussen binnen en buiten.
- Luchtdichtheidsproef met een ventilator in de deur, om kieren aan te wijzen.
- Endoscoop door een klein boorgat in spouw of dakpakket.
- Vochtmeting waar schimmel, roest of loslatende afwerking opvalt.

Een warmtebeeld alleen zegt weinig. Wind, zon en glas tonen lekken die er niet zijn. Daarom leggen wij er altijd een tweede meting naast.

## Waarvoor u het rapport gebruikt

Een beheerder onderbouwt er keuzes mee in het meerjarenplan. Een verhuurder beantwoordt er klachten over schimmel mee. Valt uw vestiging onder de energiebesparingsplicht, dan laat het zien welke maatregelen nog openstaan. Na isolatiewerk door derden dient het als onafhankelijke controle.

Let op beschermde dieren: vleermuizen en huismussen huizen graag in spouw en dakrand. Onder de Omgevingswet moet u voorkomen dat isolatiewerk hen schaadt. Wij signaleren sporen en verwijzen naar een ecoloog.

Herstel van naden en kleine schade doen wij zelf. Voor een nieuw pakket leest u verder bij [dakisolatie voor bedrijven](/diensten/dakisolatie). Een meting [vraagt u hier aan](/offerte), liefst tussen november en maart. In de offerte staat de prijs per meetmethode.`,
  features: [
    {
      icon: 'thermometer',
      title: 'Twee methoden per plek',
      description: 'Een afwijking tellen we pas mee als een tweede meting die bevestigt.',
      content: '',
    },
    {
      icon: 'gauge',
      title: 'Luchtdichtheid in cijfers',
      description: 'Volgens NEN-EN-ISO 9972 weet u hoeveel lucht ongemerkt verdwijnt.',
      content: '',
    },
    {
      icon: 'leaf',
      title: 'Oog voor beschermde soorten',
      description: 'Sporen van vogels en vleermuizen melden we voordat iemand een spouw dichtzet.',
      content: '',
    },
    {
      icon: 'wrench',
      title: 'Klein herstel meteen',
      description: 'Open naden, losse folie en kieren rond doorvoeren dichten we tijdens het bezoek.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Vooronderzoek',
      description: 'Bouwtekeningen, energieverbruik en klachten bepalen waar we kijken. Dit advies vooraf is gratis.',
    },
    {
      title: 'Voorwaarden afspreken',
      description: 'Het gebouw moet warm zijn. Voor de drukproef sluiten we ventilatie tijdelijk af.',
    },
    {
      title: 'Metingen',
      description: 'Vroeg in de ochtend, zonder zon op de gevel, maken we de opnamen.',
    },
    {
      title: 'Herstel of advies',
      description: 'Wat klein is, verhelpen we. Voor de rest krijgt u maatregelen op volgorde.',
    },
    {
      title: 'Controle achteraf',
      description: 'Na grotere ingrepen herhalen we dezelfde meting op dezelfde plek.',
    },
  ],
  benefits: [
    'Zicht op warmteverlies dat niemand ziet',
    'Onafhankelijk oordeel na werk van derden',
    'Onderbouwing voor plan, subsidie of klacht',
    'Herstel zonder onnodig sloopwerk',
    'Rekening gehouden met natuurwetgeving',
  ],
} satisfies ServiceText;
