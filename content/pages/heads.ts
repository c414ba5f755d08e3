/** What the pages without a parameter are called by search engines and in a tab, by path. */
export const pages = {
  '/': {
    title: 'Helder wat uw dak oplevert',
    description:
      'Zonnepanelen, thuisbatterij, laadpaal en dak door één installateur uit Amersfoort. Bereken uw besparing of vraag een offerte aan.',
  },
  '/contact': {
    title: 'Contact',
    description: 'Bel, mail of stuur ons een bericht. Ons kantoor in Amersfoort is op werkdagen open van 9 tot 18 uur.',
  },
  '/offerte': {
    title: 'Vraag een Offerte Aan',
    description: 'Kies één of meer diensten. U ontvangt binnen 24 uur een offerte op maat, gratis en vrijblijvend.',
  },
  '/offerte-aanvragen': {
    title: 'Offerte aanvragen bij uw berekening',
    description: 'Stuur uw berekening mee en ontvang binnen 24 uur een offerte op maat voor uw zonnepanelen.',
    noindex: true,
  },
  '/bedankt-offerte': {
    title: 'Bedankt voor uw aanvraag',
    description: 'Uw aanvraag is bij ons binnen. Binnen 24 uur nemen wij contact met u op.',
    noindex: true,
  },
  '/over-ons': {
    title: 'Over ons',
    description:
      'Zonnepanelen, dak en elektra uit één hand. Lees wie wij zijn, hoe wij werken en welke garanties u krijgt.',
  },
  '/sitemap': {
    title: 'Sitemap',
    description: 'Alle diensten, provincies, plaatsen en informatiepagina’s van deze site op één pagina.',
  },
  '/vacatures': {
    title: 'Vacatures',
    description: 'Werk als monteur, dakdekker, timmerman of adviseur bij ons. Bekijk de vacatures en solliciteer.',
  },
  '/zonnepanelen': {
    title: 'Bereken uw besparing met zonnepanelen',
    description:
      'Vul uw adres, verbruik en dak in. U ziet direct hoeveel panelen u nodig hebt en wat ze u per maand besparen.',
  },
  '/laadpaal': {
    title: 'Laadpaal laten installeren',
    description:
      'Een laadpaal aan huis van 11 of 22 kW, geplaatst binnen 10 werkdagen. Vergelijk drie pakketten met vaste prijs en vraag een offerte aan.',
  },
  '/dakrenovatie': {
    title: 'Dakrenovatie met gratis inspectie',
    description:
      'Laat uw dak herstellen, vernieuwen of isoleren. Vraag een gratis inspectie aan en zie met foto’s wat nodig is.',
  },
  '/kozijnen-deuren': {
    title: 'Kozijnen en deuren op maat',
    description:
      'Kozijnen en deuren in hout, kunststof of aluminium. Vraag gratis inmeten aan en ontvang binnen 24 uur een offerte.',
  },
  '/privacy': {
    title: 'Privacy',
    description: 'Welke gegevens wij van u gebruiken, waarvoor, hoe lang, en wat u ons daarover kunt vragen.',
  },
  '/voorwaarden': {
    title: 'Algemene voorwaarden',
    description:
      'Onze voorwaarden: offertes zijn 30 dagen geldig, de factuur volgt binnen 14 dagen na oplevering, betalen kan binnen 14 dagen.',
  },
  '/projecten': {
    title: 'Projecten in beeld',
    description: 'Bekijk zonnepanelen, thuisbatterijen, laadpalen, daken en kozijnen zoals wij ze plaatsen.',
  },
  '/blog': {
    title: 'Blog',
    description: 'Het laatste nieuws over zonnepanelen, thuisbatterijen en uw dak, in gewone taal uitgelegd.',
  },
  '/regios': {
    title: 'Zonnepanelen in uw regio',
    description: 'Alle plaatsen waar wij zonnepanelen leggen, van A tot Z. Kies uw woonplaats.',
  },
  '/regios/thuisbatterij': {
    title: 'Thuisbatterij in uw woonplaats',
    description: 'Alle plaatsen waar wij een thuisbatterij plaatsen, van A tot Z. Kies uw woonplaats.',
  },
} as const;
