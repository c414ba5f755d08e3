import type { catalogue } from './catalogue';
import type { CustomerType } from './customers';

export interface Question {
  question: string;
  answer: string;
}

export const questions = {
  zonnepanelen: [
    {
      question: 'Hoeveel panelen heb ik nodig?',
      answer:
        'Op een gunstig dak levert een paneel van 400 Wp ongeveer 340 kWh per jaar. Deel uw jaarverbruik door 340 en rond naar boven af. Bij 3.500 kWh komt u op elf panelen.',
    },
    {
      question: 'Loont het nog als het salderen stopt?',
      answer:
        'Vaak wel, maar de som verandert. Vanaf 1 januari 2027 telt vooral de stroom die u zelf gebruikt. Voor teruggeleverde stroom krijgt u een vergoeding: tot 2030 ten minste de helft van het kale leveringstarief.',
    },
    {
      question: 'Betaal ik btw over zonnepanelen?',
      answer:
        'Nee, op en bij een woning geldt 0% btw voor panelen, omvormer, montagemateriaal en installatie. Op een bedrijfspand zonder woonfunctie betaalt u 21%.',
    },
    {
      question: 'Is mijn dak geschikt?',
      answer:
        'Zuid, oost en west zijn bruikbaar, mits er weinig schaduw op het dak valt. Tijdens de gratis dakscan bekijken wij ook de pannen, het hout en de meterkast.',
    },
    {
      question: 'Hoe lang duurt de installatie?',
      answer:
        'De meeste woningen zijn in een tot twee dagen klaar. U hoeft alleen het begin en het einde thuis te zijn. De stroom gaat korte tijd uit als wij de omvormer aansluiten.',
    },
  ],
  laadpaal: [
    {
      question: 'Kies ik 11 of 22 kW?',
      answer:
        'Veel auto’s laden thuis niet sneller dan 11 kW. Toch kiezen de meeste klanten Smart: die laadt op zonnestroom en deelt het vermogen met uw huis, ook op 11 kW. Voor de volle 22 kW hebt u een zwaardere driefasige aansluiting nodig en een auto die dat aankan.',
    },
    {
      question: 'Moet mijn meterkast worden aangepast?',
      answer:
        'Er komt altijd een eigen groep bij, met aardlekbeveiliging. Is de kast vol of hebt u één fase, dan kan een uitbreiding nodig zijn. Dat zien wij vooraf en het staat in de offerte.',
    },
    {
      question: 'Kan ik laden op mijn eigen zonnestroom?',
      answer:
        'Ja, met een slimme paal. Die meet hoeveel stroom u overhoudt en past het laden daarop aan. Vanaf 1 januari 2027 is dat extra nuttig, omdat terugleveren dan minder oplevert.',
    },
    {
      question: 'Hoe snel hangt de paal er?',
      answer:
        'Binnen tien werkdagen na uw akkoord, als de aansluiting geen aanpassing van de netbeheerder vraagt. Het plaatsen zelf duurt meestal een dagdeel.',
    },
  ],
  dakrenovatie: [
    {
      question: 'Hoe weet ik of mijn dak vernieuwd moet worden?',
      answer:
        'Let op lekkage, gebroken pannen, een doorhangende nok en vochtplekken op zolder. Wij inspecteren het dak gratis en laten met foto’s zien wat nu moet en wat kan wachten.',
    },
    {
      question: 'Kan ik in huis blijven wonen?',
      answer:
        'Ja. Het dak gaat per deel open en is aan het eind van elke werkdag waterdicht. Reken wel op geluid overdag en stof op zolder. Dek spullen daar af of haal ze weg.',
    },
    {
      question: 'Is er subsidie voor dakisolatie?',
      answer:
        'Eigenaren die in hun woning wonen, kunnen ISDE aanvragen bij RVO. Er gelden eisen aan isolatiewaarde en oppervlak, en een bedrijf moet het werk uitvoeren. Wij helpen met de aanvraag.',
    },
    {
      question: 'Wat gebeurt er als u asbest vindt?',
      answer:
        'Dan stopt het werk. Een gespecialiseerd bedrijf onderzoekt en verwijdert het materiaal. Pas daarna gaan wij verder. U krijgt vooraf een prijs voor wat er verandert.',
    },
    {
      question: 'Kunnen de zonnepanelen er meteen op?',
      answer:
        'Ja, en dat is voordelig: de steiger staat er al. Wij stemmen doorvoeren, dakramen en panelen op elkaar af, zodat het dak waterdicht blijft.',
    },
  ],
  'kozijnen-deuren': [
    {
      question: 'Welk materiaal past bij mijn huis?',
      answer:
        'Kunststof vraagt weinig onderhoud. Hout past bij veel oudere gevels en moet u schilderen. Aluminium is slank en sterk, handig bij grote ramen. Wij leggen monsters naast uw gevel.',
    },
    {
      question: 'Hoe lang duurt het vervangen?',
      answer:
        'Meestal plaatsen wij enkele kozijnen per dag. Voordat wij weggaan, zit elke opening dicht. De levertijd hoort u na het inmeten, want elk kozijn wordt op maat gemaakt.',
    },
    {
      question: 'HR++-glas of triple glas?',
      answer:
        'Triple glas isoleert beter, maar is zwaarder en vraagt om een dikker kozijn. Vervangt u de kozijnen toch, dan is triple vaak het bekijken waard. In bestaande kozijnen past HR++-glas meestal beter.',
    },
    {
      question: 'Is er subsidie voor nieuw glas?',
      answer:
        'Voor isolerend glas kunt u als eigenaar-bewoner ISDE aanvragen bij RVO. Er geldt een minimum aan vierkante meters. De actuele bedragen staan op rvo.nl; wij helpen met de aanvraag.',
    },
    {
      question: 'Heb ik een vergunning nodig?',
      answer:
        'Aan de achterkant meestal niet. Aan de voorkant, bij een monument of in een beschermd gezicht soms wel. Doe vooraf de vergunningcheck in het Omgevingsloket. Bij een appartement beslist de VvE mee.',
    },
  ],
  thuisbatterij: [
    {
      question: 'Wanneer is een thuisbatterij zinvol?',
      answer:
        'Als u van voorjaar tot najaar veel teruglevert en ’s avonds veel verbruikt. Levert u weinig terug of kunt u uw verbruik verschuiven, dan verdient een batterij zich moeilijk terug.',
    },
    {
      question: 'Hoe groot moet de batterij zijn?',
      answer:
        'Groot genoeg voor uw avond en nacht, en klein genoeg om op een zonnige dag vol te raken. Wij berekenen dat uit de gegevens van uw slimme meter.',
    },
    {
      question: 'Heb ik stroom als het net uitvalt?',
      answer:
        'Alleen met een noodstroomvoorziening. U kiest dan welke groepen blijven werken, zoals licht, koelkast en internet. Zonder die voorziening schakelt ook de batterij uit.',
    },
    {
      question: 'Hoeveel btw betaal ik?',
      answer:
        'Op een thuisbatterij rust 21% btw. In sommige gevallen kunt u die terugvragen, bijvoorbeeld als u met een dynamisch contract stroom verhandelt. Daar horen plichten bij; vraag ernaar voordat u tekent.',
    },
    {
      question: 'Past een batterij bij mijn huidige panelen?',
      answer:
        'Meestal wel. Bij sommige omvormers sluit de batterij direct aan, bij andere komt er een eigen omvormer bij. Stuur ons merk en type, dan weet u het vooraf.',
    },
  ],
  dakisolatie: [
    {
      question: 'Isoleer ik van binnen of van buiten?',
      answer:
        'Zijn de pannen nog goed, dan meestal van binnen: dat kost het minst en uw dak blijft dicht. Zijn de pannen aan vervanging toe, doe het dan van buiten en in één keer.',
    },
    {
      question: 'Hoeveel subsidie krijg ik?',
      answer:
        'De ISDE geeft een bedrag per vierkante meter, vanaf 20 m² en bij een Rd-waarde van minstens 3,5. Met een tweede maatregel binnen 24 maanden verdubbelt dat bedrag. Wat het dit jaar is, staat op rvo.nl.',
    },
    {
      question: 'Krijg ik last van vocht?',
      answer:
        'Niet als de opbouw klopt. De dampremmende laag hoort aan de warme kant en de naden moeten dicht zijn. Wij meten eerst of het hout droog is en isoleren nooit over nat hout heen.',
    },
    {
      question: 'Kan het ook met zonnepanelen op het dak?',
      answer:
        'Ja. Isoleren wij van binnen, dan blijven de panelen liggen. Werken wij van buiten, dan halen wij ze eraf en leggen ze terug. Dat staat als aparte regel in de offerte.',
    },
    {
      question: 'Moet ik het huis uit?',
      answer:
        'Nee. Van binnen werken wij vanaf de zolder. Die hebben wij leeg nodig, en de deur ernaartoe plakken wij af tegen het stof. Hoeveel dagen het duurt, staat in de offerte.',
    },
  ],
  dienst: [
    {
      question: 'Wat kost een offerte?',
      answer:
        'Niets. Ook het bezoek van de adviseur is gratis. U ontvangt de offerte binnen 24 uur en hebt daarna 30 dagen om te beslissen.',
    },
    {
      question: 'Hoe snel kunt u komen?',
      answer:
        'Een adviesgesprek plannen wij doorgaans binnen enkele werkdagen. Bij de offerte hoort u wanneer de ploeg beschikbaar is. Voor storingen zijn wij dag en nacht bereikbaar.',
    },
    {
      question: 'Werkt u ook bij mij in de buurt?',
      answer:
        'Wij werken vanuit Amersfoort in heel Nederland. Monteurs in onder meer Almere en Breda houden de reistijd kort. Voorrijkosten rekenen wij niet.',
    },
    {
      question: 'Welke garantie krijg ik?',
      answer:
        'Op zonnepanelen geldt 25 jaar productgarantie. Voor ander materiaal en voor het installatiewerk staat de termijn in uw offerte. De papieren vindt u in het opleverdossier.',
    },
    {
      question: 'Wanneer betaal ik?',
      answer:
        'Na de oplevering. De factuur komt binnen 14 dagen en u betaalt binnen 14 dagen na de factuurdatum. Een aanbetaling geldt alleen als die in de offerte staat.',
    },
  ],
} as const satisfies Record<string, readonly Question[]>;

type PrivateService = (typeof catalogue)['particulier'][number]['items'][number]['id'];

const subjects = new Map<string, keyof typeof questions>(
  Object.entries({
    thuisbatterij: 'thuisbatterij',
    dakisolatie: 'dakisolatie',
    'zonnepanelen-installatie': 'zonnepanelen',
    'laadpaal-installatie': 'laadpaal',
    'dakrenovatie-installatie': 'dakrenovatie',
    'kozijnen-installatie': 'kozijnen-deuren',
    'deuren-installatie': 'kozijnen-deuren',
  } satisfies Partial<Record<PrivateService, keyof typeof questions>>),
);

export const questionsAbout = (customerType: CustomerType, service: string): readonly Question[] =>
  questions[(customerType === 'particulier' && subjects.get(service)) || 'dienst'];
