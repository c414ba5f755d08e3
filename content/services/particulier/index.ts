import type { ServiceCategory } from '../service';

/** The catalogue for home owners, in the order of §2. */
export const particulierCatalogue = [
  {
    title: 'Thuisbatterij',
    description: 'Bewaar de stroom van uw eigen dak en gebruik die wanneer u thuis bent.',
    icon: 'battery',
    items: [
      {
        id: 'thuisbatterij',
        short: 'Systemen en advies',
        title: 'Thuisbatterij laten installeren',
        description:
          'Sla uw zonnestroom overdag op en gebruik die ’s avonds. Met advies over capaciteit, plek en energiecontract.',
        icon: 'battery',
        video: 'thuisbatterij',
      },
    ],
  },
  {
    title: 'Zonnepanelen',
    description: 'Panelen op uw dak, of er juist af: netjes gemonteerd, aangesloten en aangemeld.',
    icon: 'sun',
    items: [
      {
        id: 'zonnepanelen-installatie',
        short: 'Installatie',
        title: 'Zonnepanelen laten installeren',
        description:
          'Krijg een legplan op maat van uw dak en verbruik. De installatie duurt 1–2 dagen, met 0% btw op de factuur.',
        icon: 'sun',
      },
      {
        id: 'demontage-zonnepanelen',
        short: 'Demontage',
        title: 'Zonnepanelen laten demonteren',
        description:
          'Laat panelen veilig van het dak halen: tijdelijk, voor vervanging of voorgoed. Wij zorgen ook voor de afvoer.',
        icon: 'wrench',
      },
    ],
  },
  {
    title: 'Laadpalen',
    description: 'Laad uw auto voor de deur, op het vermogen dat uw meterkast aankan.',
    icon: 'plug',
    items: [
      {
        id: 'laadpaal-installatie',
        short: 'Installatie',
        title: 'Laadpaal laten installeren',
        description:
          'Laad thuis zonder uw hoofdzekering te overvragen. Wij plaatsen uw laadpaal binnen 10 werkdagen na uw akkoord.',
        icon: 'plug',
      },
      {
        id: 'laadpaal-onderhoud',
        short: 'Onderhoud',
        title: 'Laadpaal laten onderhouden',
        description: 'Houd uw laadpaal veilig en betrouwbaar met schone contacten, vaste klemmen en actuele software.',
        icon: 'gauge',
      },
    ],
  },
  {
    title: 'Dakrenovatie',
    description: 'Een dak dat weer jaren meegaat, van losse pan tot complete vernieuwing.',
    icon: 'house',
    items: [
      {
        id: 'dakrenovatie-installatie',
        short: 'Renovatie',
        title: 'Dak laten renoveren',
        description:
          'Vernieuw pannen, bitumen, goten en loodwerk in één keer. Met een gratis dakinspectie en een vaste prijs vooraf.',
        icon: 'house',
      },
      {
        id: 'dakonderhoud',
        short: 'Onderhoud',
        title: 'Dak laten onderhouden',
        description:
          'Voorkom lekkage met schone goten, gave voegen en pannen die recht liggen. U ziet foto’s van elk gebrek.',
        icon: 'wrench',
      },
    ],
  },
  {
    title: 'Kozijnen en deuren',
    description: 'Hout, kunststof of aluminium: op maat gemaakt, tochtvrij en goed te vergrendelen.',
    icon: 'door',
    items: [
      {
        id: 'kozijnen-installatie',
        short: 'Kozijnen plaatsen',
        title: 'Kozijnen laten vervangen',
        description:
          'Kies kozijnen in hout, kunststof of aluminium, met HR++-glas of triple glas. Inmeten en advies kosten u niets.',
        icon: 'ruler',
      },
      {
        id: 'deuren-installatie',
        short: 'Deuren plaatsen',
        title: 'Deuren laten plaatsen',
        description:
          'Vervang uw voordeur, achterdeur of schuifpui door een deur die isoleert, goed sluit en inbraak vertraagt.',
        icon: 'door',
      },
    ],
  },
  {
    title: 'Isolatie',
    description: 'Houd de warmte binnen, te beginnen bij het dak.',
    icon: 'layers',
    items: [
      {
        id: 'dakisolatie',
        short: 'Dakisolatie',
        title: 'Dak laten isoleren',
        description:
          'Isoleer uw dak van binnen of van buiten. Wij letten op vocht, ventilatie en de eisen van de ISDE-subsidie.',
        icon: 'layers',
      },
    ],
  },
  {
    title: 'Service en controle',
    description: 'Nakijken, meten en herstellen van wat er al ligt, hangt of staat, ook als een ander het plaatste.',
    icon: 'shield',
    items: [
      {
        id: 'zonnepanelen-service',
        short: 'Zonnepanelen',
        title: 'Zonnepanelen laten controleren',
        description:
          'Zakt uw opbrengst of geeft de omvormer een fout? Wij meten elke streng door en zoeken de oorzaak op.',
        icon: 'gauge',
      },
      {
        id: 'laadpaal-service',
        short: 'Laadpaal',
        title: 'Laadpaal laten controleren',
        description: 'Weigert uw laadpaal of twijfelt u aan de aansluiting? Wij meten hem door en geven u een rapport.',
        icon: 'bolt',
      },
      {
        id: 'dakrenovatie-service',
        short: 'Dak',
        title: 'Dak laten nakijken',
        description:
          'Laat nakijken of nieuw dakwerk goed is uitgevoerd en droog blijft, met foto’s en een helder rapport.',
        icon: 'check',
      },
      {
        id: 'kozijnen-deuren-service',
        short: 'Kozijnen en deuren',
        title: 'Kozijnen en deuren laten nakijken',
        description:
          'Klemt een raam, tocht een deur of beslaat het glas? Wij stellen af, vervangen rubbers en herstellen hang-en-sluitwerk.',
        icon: 'wrench',
      },
    ],
  },
] as const satisfies readonly ServiceCategory[];
