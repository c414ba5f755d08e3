import type { ServiceText } from '../service';

export default {
  content: `## Is uw nieuwe dak zo goed als het lijkt?

Een gerenoveerd dak ziet er vanaf de straat al gauw netjes uit. Of het lood goed is ingewerkt en de folie overlapt, ziet u daar niet. Wij controleren vernieuwde daken van onszelf en van anderen. Dat kan kort na de oplevering, vóór het einde van de garantie of na storm.

## Aanleidingen voor een controle

- vochtplekken op een plafond onder het nieuwe dak;
- klapperende pannen of losse nokvorsten na harde wind;
- een goot die overloopt bij een gewone bui;
- blazen, plooien of open naden in bitumen of EPDM;
- condens op zolder sinds het dak geïsoleerd is;
- een garantie die binnenkort afloopt.

De dakinspectie zelf is gratis. Wij bekijken het dak van buiten en, als dat kan, ook vanaf de zolder. Bij een hardnekkig lek stellen we nader onderzoek voor, bijvoorbeeld met een vochtmeter, water of rook. Daarvoor krijgt u vooraf een prijs.

## Wat u in handen krijgt

U ontvangt een rapport met foto’s, een oordeel per dakdeel en een volgorde van urgentie. Is een ander bedrijf aansprakelijk, dan kunt u daarmee uw verhaal halen. Wij geven dan feiten, geen verwijten. Zit er een fout in ons eigen werk, dan lossen wij die op binnen de garantie.

Herstel bieden wij los aan, met een offerte op maat. Is het dak in orde, dan is de uitkomst simpel: niets doen, en af en toe [onderhoud](/diensten/dakonderhoud). Blijkt er meer mis, dan vergelijken we bijwerken met een nieuwe [dakrenovatie](/dakrenovatie). [Vraag uw inspectie aan](/offerte).`,
  features: [
    {
      icon: 'check',
      title: 'Oordeel per dakdeel',
      description: 'Pannen, lood, nok, goot en doorvoeren krijgen elk een eigen beoordeling.',
      content: '',
    },
    {
      icon: 'gauge',
      title: 'Vocht gemeten',
      description: 'Een vochtmeting in hout en isolatie scheidt een oude vlek van een actief lek.',
      content: '',
    },
    {
      icon: 'file',
      title: 'Bruikbaar bij garantie',
      description: 'Datum, plek en foto staan in het rapport. Daarmee kunt u een gebrek onderbouwen.',
      content: '',
    },
    {
      icon: 'wrench',
      title: 'Herstel zonder omweg',
      description: 'Wilt u dat wij het oplossen, dan plannen dezelfde dakdekkers de reparatie in.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Vragen en stukken',
      description: 'U stuurt ons de offerte, de garantiebepalingen of foto’s van de plek die u zorgen baart.',
    },
    {
      title: 'Inspectie boven en binnen',
      description: 'De dakdekker loopt het dak na en kijkt vanaf de zolder naar licht, vocht en ventilatie.',
    },
    {
      title: 'Bevindingen bespreken',
      description: 'Voordat hij vertrekt, vertelt hij u wat opvalt en of er haast bij is.',
    },
    {
      title: 'Rapport en herstelprijs',
      description: 'Op papier staan oorzaak, gevolg en oplossing, met een vrijblijvende prijs voor het herstel.',
    },
    {
      title: 'Herstel en tweede blik',
      description: 'Na de reparatie controleren wij de plek bij of na regen nog een keer.',
    },
  ],
  benefits: [
    'U weet waar u aan toe bent voordat de garantie verloopt.',
    'Een tweede paar ogen, los van wie het dak legde.',
    'Een vochtmeting wijst uit of het hout gevaar loopt.',
    'De volgorde van urgentie helpt u uw geld goed te besteden.',
    'Voor de koper van uw huis is het rapport een nuttig stuk.',
  ],
} satisfies ServiceText;
