import { createHash } from 'node:crypto';

/** An address as the Locatieserver documents it. A key without a value is absent, never null. */
export interface AddressDocument {
  bron: string;
  woonplaatscode: string;
  type: 'adres';
  woonplaatsnaam: string;
  wijkcode: string;
  huis_nlt: string;
  openbareruimtetype: string;
  buurtnaam: string;
  gemeentecode: string;
  rdf_seealso: string;
  weergavenaam: string;
  straatnaam_verkort: string;
  id: string;
  gekoppeld_perceel: string[];
  gemeentenaam: string;
  buurtcode: string;
  wijknaam: string;
  identificatie: string;
  openbareruimte_id: string;
  waterschapsnaam?: string;
  provinciecode: string;
  postcode: string;
  provincienaam: string;
  centroide_ll: string;
  nummeraanduiding_id: string;
  waterschapscode?: string;
  adresseerbaarobject_id: string;
  huisnummer: number;
  huisletter?: string;
  huisnummertoevoeging?: string;
  provincieafkorting: string;
  centroide_rd: string;
  straatnaam: string;
  gekoppeld_appartement?: string[];
}

/** Street, number with letter and addition (`10`, `10A`, `10-2`), postcode, latitude, longitude, known values. */
type Address = readonly [string, string, string, number, number, Partial<AddressDocument>?];

interface Town {
  name: string;
  /** What people call a town whose official name is another. */
  alias?: string;
  municipality: string;
  municipalityCode: string;
  province: keyof typeof provinces;
  addresses: readonly Address[];
}

const provinces = {
  Groningen: { code: 'PV20', abbreviation: 'GR' },
  Fryslân: { code: 'PV21', abbreviation: 'FR' },
  Drenthe: { code: 'PV22', abbreviation: 'DR' },
  Overijssel: { code: 'PV23', abbreviation: 'OV' },
  Flevoland: { code: 'PV24', abbreviation: 'FL' },
  Gelderland: { code: 'PV25', abbreviation: 'GD' },
  Utrecht: { code: 'PV26', abbreviation: 'UT' },
  'Noord-Holland': { code: 'PV27', abbreviation: 'NH' },
  'Zuid-Holland': { code: 'PV28', abbreviation: 'ZH' },
  Zeeland: { code: 'PV29', abbreviation: 'ZL' },
  'Noord-Brabant': { code: 'PV30', abbreviation: 'NB' },
  Limburg: { code: 'PV31', abbreviation: 'LB' },
};

const towns: readonly Town[] = [
  {
    name: 'Amersfoort',
    municipality: 'Amersfoort',
    municipalityCode: '0307',
    province: 'Utrecht',
    addresses: [
      ['Stadhuisplein', '1', '3811LM', 52.1568, 5.3843],
      ['Smallepad', '5', '3811MG', 52.1578, 5.3822],
      ['Westsingel', '50', '3811BC', 52.1567, 5.3857],
      ['Kortegracht', '11', '3811KG', 52.1523, 5.3909],
      ['Coninckstraat', '60', '3811WK', 52.1545, 5.3822],
      ['Eemplein', '77', '3812EA', 52.1602, 5.3829],
      ['Stationsplein', '4', '3818LE', 52.1541, 5.373],
      ['Maatweg', '3', '3813TZ', 52.176, 5.369],
      ['Barchman Wuytierslaan', '224', '3819AC', 52.1503, 5.345],
      ['Grote Spui', '11', '3811GA', 52.1589, 5.3855],
      ['Achter Davidshof', '1', '3811BD', 52.156, 5.3853],
      ['Utrechtseweg', '266', '3818EW', 52.1488, 5.3562],
      [
        'Lijsterstraat',
        '20',
        '3815DT',
        52.16646193,
        5.40168265,
        {
          woonplaatscode: '1664',
          wijkcode: 'WK030710',
          wijknaam: 'Wijk 10 Liendert',
          buurtcode: 'BU03071001',
          buurtnaam: 'Vinkenbaan',
          id: 'adr-fb6a9e8075bd7e25281db1d21fb17982',
          gekoppeld_perceel: ['AMF00-A-6864'],
          gekoppeld_appartement: ['AMF00-A-6892-A-1'],
          identificatie: '0307010000463990-0307200000463989',
          adresseerbaarobject_id: '0307010000463990',
          nummeraanduiding_id: '0307200000463989',
          openbareruimte_id: '0307300000306981',
          rdf_seealso: 'http://bag.basisregistraties.overheid.nl/bag/id/nummeraanduiding/0307200000463989',
          waterschapsnaam: 'Vallei & Veluwe',
          waterschapscode: '08',
          centroide_rd: 'POINT(155990.61 464256.19)',
        },
      ],
    ],
  },
  {
    name: 'Leusden',
    municipality: 'Leusden',
    municipalityCode: '0327',
    province: 'Utrecht',
    addresses: [['Loes van Overeemlaan', '19', '3832RZ', 52.1316, 5.3636]],
  },
  {
    name: 'Soest',
    municipality: 'Soest',
    municipalityCode: '0342',
    province: 'Utrecht',
    addresses: [
      ['Raadhuisplein', '1', '3762AV', 52.1735, 5.2917],
      ['Verlengde Paltzerweg', '1', '3768MX', 52.1327, 5.2787],
    ],
  },
  {
    name: 'Utrecht',
    municipality: 'Utrecht',
    municipalityCode: '0344',
    province: 'Utrecht',
    addresses: [
      ['Stadsplateau', '1', '3521AZ', 52.0896, 5.1078],
      ['Domplein', '9', '3512JC', 52.0907, 5.1214],
      ['Agnietenstraat', '1', '3512XA', 52.0839, 5.1262],
      ['Vredenburgkade', '11', '3511WC', 52.0922, 5.1132],
      ['Neude', '11', '3512AE', 52.0931, 5.1189],
      ['Lange Nieuwstraat', '38', '3512PH', 52.0873, 5.1246],
      ['Prins Hendriklaan', '50', '3583EP', 52.0853, 5.1476],
    ],
  },
  {
    name: 'Zeist',
    municipality: 'Zeist',
    municipalityCode: '0355',
    province: 'Utrecht',
    addresses: [
      ['Het Rond', '1', '3701HS', 52.0902, 5.2353],
      ['Zinzendorflaan', '1', '3703CE', 52.0858, 5.2466],
    ],
  },
  {
    name: 'Nijkerk',
    municipality: 'Nijkerk',
    municipalityCode: '0267',
    province: 'Gelderland',
    addresses: [['Kolkstraat', '27', '3861AK', 52.223, 5.4862]],
  },
  {
    name: 'Barneveld',
    municipality: 'Barneveld',
    municipalityCode: '0203',
    province: 'Gelderland',
    addresses: [['Raadhuisplein', '2', '3771ER', 52.14, 5.586]],
  },
  {
    name: 'Ede',
    municipality: 'Ede',
    municipalityCode: '0228',
    province: 'Gelderland',
    addresses: [['Bergstraat', '4', '6711DD', 52.0436, 5.6665]],
  },
  {
    name: 'Otterlo',
    municipality: 'Ede',
    municipalityCode: '0228',
    province: 'Gelderland',
    addresses: [['Houtkampweg', '6', '6731AW', 52.0955, 5.817]],
  },
  {
    name: 'Arnhem',
    municipality: 'Arnhem',
    municipalityCode: '0202',
    province: 'Gelderland',
    addresses: [
      ['Koningstraat', '38', '6811DG', 51.9803, 5.9107],
      ['Markt', '11', '6811CG', 51.9787, 5.9126],
      ['Hoeferlaan', '4', '6816SG', 52.0102, 5.911],
      ['Kortestraat', '16', '6811EP', 51.9805, 5.9075],
    ],
  },
  {
    name: 'Nijmegen',
    municipality: 'Nijmegen',
    municipalityCode: '0268',
    province: 'Gelderland',
    addresses: [
      ['Korte Nieuwstraat', '6', '6511PP', 51.8457, 5.8653],
      ['Kelfkensbos', '59', '6511TB', 51.847, 5.8711],
      ['Mariënburg', '29', '6511PS', 51.8439, 5.865],
      ['Keizer Karelplein', '2D', '6511NC', 51.8413, 5.8574],
      ['Keizer Karelplein', '32H', '6511NH', 51.8423, 5.859],
      [
        'Arend Noorduijnstraat',
        '1',
        '6512BK',
        51.84092097,
        5.85351525,
        {
          woonplaatscode: '3030',
          wijkcode: 'WK026802',
          wijknaam: 'Nijmegen-Oost',
          buurtcode: 'BU02680202',
          buurtnaam: 'Bottendaal',
          id: 'adr-1375ee8faced111853e0b4796d8463a4',
          gekoppeld_perceel: ['NMG00-B-5302'],
          gekoppeld_appartement: ['NMG00-B-5316-A-9'],
          identificatie: '0268010000002314-0268200000002093',
          adresseerbaarobject_id: '0268010000002314',
          nummeraanduiding_id: '0268200000002093',
          openbareruimte_id: '0268300000000859',
          rdf_seealso: 'http://bag.basisregistraties.overheid.nl/bag/id/nummeraanduiding/0268200000002093',
          waterschapsnaam: 'Waterschap Rivierenland',
          waterschapscode: '9',
          centroide_rd: 'POINT(187136.056 428140.256)',
        },
      ],
    ],
  },
  {
    name: 'Apeldoorn',
    municipality: 'Apeldoorn',
    municipalityCode: '0200',
    province: 'Gelderland',
    addresses: [
      ['Marktplein', '1', '7311LG', 52.2152, 5.9637],
      ['Vosselmanstraat', '299', '7311CL', 52.2141, 5.966],
      ['Churchillplein', '1', '7314BZ', 52.2175, 5.948],
      ['Hofstraat', '110', '7311KZ', 52.2158, 5.9536],
    ],
  },
  {
    name: 'Zwolle',
    municipality: 'Zwolle',
    municipalityCode: '0193',
    province: 'Overijssel',
    addresses: [
      ['Grote Kerkplein', '15', '8011PK', 52.512, 6.0915],
      ['Blijmarkt', '20', '8011NE', 52.5104, 6.0905],
      ['Zeven Alleetjes', '1A', '8011CV', 52.5091, 6.0949],
      ['Luttenbergstraat', '2', '8012EE', 52.5064, 6.1083],
    ],
  },
  {
    name: 'Deventer',
    municipality: 'Deventer',
    municipalityCode: '0150',
    province: 'Overijssel',
    addresses: [
      ['Grote Kerkhof', '1', '7411KT', 52.2513, 6.1551],
      ['Brink', '56', '7411BV', 52.253, 6.16],
    ],
  },
  {
    name: 'Enschede',
    municipality: 'Enschede',
    municipalityCode: '0153',
    province: 'Overijssel',
    addresses: [
      ['Drienerlolaan', '5', '7522NB', 52.24, 6.852],
      ['Langestraat', '24', '7511HC', 52.2197, 6.8961],
      ['Pijpenstraat', '15', '7511GM', 52.2188, 6.8945],
    ],
  },
  {
    name: 'Groningen',
    municipality: 'Groningen',
    municipalityCode: '0014',
    province: 'Groningen',
    addresses: [
      ['Museumeiland', '1', '9711ME', 53.2122, 6.566],
      ['Nieuwe Markt', '1', '9712KN', 53.2188, 6.5704],
      ['Grote Markt', '1', '9712HN', 53.2187, 6.5678],
      ['Broerstraat', '5', '9712CP', 53.2192, 6.5631],
    ],
  },
  {
    name: 'Leeuwarden',
    municipality: 'Leeuwarden',
    municipalityCode: '0080',
    province: 'Fryslân',
    addresses: [
      ['Wilhelminaplein', '92', '8911BS', 53.2004, 5.7951],
      ['Oldehoofsterkerkhof', '2', '8911DH', 53.2036, 5.789],
      ['Ruiterskwartier', '4', '8911BP', 53.2009, 5.792],
    ],
  },
  {
    name: 'Assen',
    municipality: 'Assen',
    municipalityCode: '0106',
    province: 'Drenthe',
    addresses: [
      ['Brink', '1', '9401HS', 52.9931, 6.564],
      ['Noordersingel', '33', '9401JW', 52.997, 6.5605],
    ],
  },
  {
    name: 'Frederiksoord',
    municipality: 'Westerveld',
    municipalityCode: '1701',
    province: 'Drenthe',
    addresses: [['Majoor van Swietenlaan', '1A', '8382CE', 52.845, 6.189]],
  },
  {
    name: 'Almere',
    municipality: 'Almere',
    municipalityCode: '0034',
    province: 'Flevoland',
    addresses: [
      ['Stadhuisplein', '1', '1315HR', 52.3703, 5.219],
      ['Stadhuisplein', '101', '1315XC', 52.3712, 5.2205],
      ['Esplanade', '10', '1315TA', 52.3667, 5.2187],
    ],
  },
  {
    name: 'Lelystad',
    municipality: 'Lelystad',
    municipalityCode: '0995',
    province: 'Flevoland',
    addresses: [
      ['Stadhuisplein', '2', '8232ZX', 52.5085, 5.4755],
      ['Visarenddreef', '1', '8232PH', 52.5063, 5.477],
    ],
  },
  {
    name: 'Amsterdam',
    municipality: 'Amsterdam',
    municipalityCode: '0363',
    province: 'Noord-Holland',
    addresses: [
      ['Museumstraat', '1', '1071XX', 52.36, 4.8852],
      ['Museumplein', '6', '1071DJ', 52.3584, 4.8811],
      ['Museumplein', '10', '1071DJ', 52.358, 4.8798],
      ['Concertgebouwplein', '10', '1071LN', 52.3563, 4.8791],
      ['Westermarkt', '20', '1016DK', 52.3752, 4.8838],
      ['Amstel', '1', '1011PN', 52.3674, 4.9016],
      ['Oosterdokskade', '143', '1011DL', 52.3762, 4.9081],
      ['Lijnbaansgracht', '234A', '1017PH', 52.3648, 4.8814],
      ['Prinsengracht', '296K', '1016HW', 52.3701, 4.8827],
      ['Tweede Leliedwarsstraat', '5-H', '1015TB', 52.3755, 4.8826],
      ['Cruquiuskade', '289', '1018AM', 52.3678, 4.9314, { id: 'adr-3712db423e6d338b2087449056f0e98d' }],
      ['Cruquiuskade', '289A', '1018AM', 52.3678, 4.9314, { id: 'adr-0bd6050551756dc140d619dd5ba9ec9d' }],
    ],
  },
  {
    name: 'Haarlem',
    municipality: 'Haarlem',
    municipalityCode: '0392',
    province: 'Noord-Holland',
    addresses: [
      ['Spaarne', '16', '2011CH', 52.3803, 4.6404],
      ['Groot Heiligland', '62', '2011ES', 52.3767, 4.6335],
      ['Grote Markt', '2', '2011RD', 52.3813, 4.6356],
    ],
  },
  {
    name: 'Alkmaar',
    municipality: 'Alkmaar',
    municipalityCode: '0361',
    province: 'Noord-Holland',
    addresses: [
      ['Canadaplein', '1', '1811KE', 52.6323, 4.7437],
      ['Langestraat', '97', '1811JD', 52.6317, 4.748],
    ],
  },
  {
    name: 'Hilversum',
    municipality: 'Hilversum',
    municipalityCode: '0402',
    province: 'Noord-Holland',
    addresses: [
      ['Dudokpark', '1', '1217JE', 52.2289, 5.1668],
      ['Media Parkboulevard', '1', '1217WE', 52.2352, 5.173],
    ],
  },
  {
    name: "'s-Gravenhage",
    alias: 'Den Haag',
    municipality: "'s-Gravenhage",
    municipalityCode: '0518',
    province: 'Zuid-Holland',
    addresses: [
      ['Spui', '70', '2511BT', 52.0773, 4.3166],
      ['Plein', '29', '2511CS', 52.0804, 4.3143],
      ['Binnenhof', '1', '2513AA', 52.0797, 4.3122],
      ['Binnenhof', '1A', '2513AA', 52.0797, 4.3122],
      ['Lange Voorhout', '74', '2514EH', 52.0835, 4.3144],
      ['Stadhouderslaan', '41', '2517HV', 52.0898, 4.2806],
      ['Carnegieplein', '2', '2517KJ', 52.0866, 4.2955],
      ['Prins Willem-Alexanderhof', '5', '2595BE', 52.081, 4.3269],
    ],
  },
  {
    name: 'Rotterdam',
    municipality: 'Rotterdam',
    municipalityCode: '0599',
    province: 'Zuid-Holland',
    addresses: [
      ['Coolsingel', '40', '3011AD', 51.9226, 4.4794],
      ['Museumpark', '24', '3015CX', 51.9139, 4.4712],
      ['Westzeedijk', '341', '3015AA', 51.9108, 4.4733],
      ['Hoogstraat', '110', '3011PV', 51.921, 4.4888],
      ['Schouwburgplein', '50', '3012CL', 51.9213, 4.4733],
      ['Parkhaven', '20', '3016GM', 51.9055, 4.4665],
    ],
  },
  {
    name: 'Leiden',
    municipality: 'Leiden',
    municipalityCode: '0546',
    province: 'Zuid-Holland',
    addresses: [
      ['Darwinweg', '2', '2333CR', 52.1646, 4.4733],
      ['Rapenburg', '28', '2311EW', 52.1583, 4.4858],
      ['Rapenburg', '70', '2311EZ', 52.1571, 4.4851],
      ['Oude Singel', '32', '2312RA', 52.1628, 4.4873],
    ],
  },
  {
    name: 'Delft',
    municipality: 'Delft',
    municipalityCode: '0503',
    province: 'Zuid-Holland',
    addresses: [
      ['Markt', '87', '2611GW', 52.0114, 4.3583],
      ['Sint Agathaplein', '1', '2611HR', 52.0122, 4.3541],
      ['Prometheusplein', '1', '2628ZC', 52.0026, 4.3753],
    ],
  },
  {
    name: 'Gouda',
    municipality: 'Gouda',
    municipalityCode: '0513',
    province: 'Zuid-Holland',
    addresses: [
      ['Klein Amerika', '20', '2806CA', 52.0172, 4.7059],
      ['Burgemeester Jamesplein', '1', '2803PG', 52.0178, 4.7055],
    ],
  },
  {
    name: 'Dordrecht',
    municipality: 'Dordrecht',
    municipalityCode: '0505',
    province: 'Zuid-Holland',
    addresses: [['Museumstraat', '40', '3311XP', 51.8139, 4.6764]],
  },
  {
    name: 'Middelburg',
    municipality: 'Middelburg',
    municipalityCode: '0687',
    province: 'Zeeland',
    addresses: [
      ['Kanaalweg', '3', '4337PA', 51.4946, 3.619],
      ['Kousteensedijk', '7', '4331JE', 51.4968, 3.617],
    ],
  },
  {
    name: "'s-Hertogenbosch",
    alias: 'Den Bosch',
    municipality: "'s-Hertogenbosch",
    municipalityCode: '0796',
    province: 'Noord-Brabant',
    addresses: [
      ['Verwersstraat', '41', '5211HT', 51.6868, 5.3043],
      ['Wolvenhoek', '1', '5211HH', 51.6877, 5.305],
      ['Brabantlaan', '1', '5216TV', 51.6846, 5.323],
    ],
  },
  {
    name: 'Eindhoven',
    municipality: 'Eindhoven',
    municipalityCode: '0772',
    province: 'Noord-Brabant',
    addresses: [
      ['Stadhuisplein', '1', '5611EM', 51.4361, 5.48],
      ['Emmasingel', '31', '5611AZ', 51.4395, 5.4752],
      ['Noord Brabantlaan', '1A', '5652LA', 51.4436, 5.4471],
    ],
  },
  {
    name: 'Tilburg',
    municipality: 'Tilburg',
    municipalityCode: '0855',
    province: 'Noord-Brabant',
    addresses: [
      ['Burgemeester Brokxlaan', '1000', '5041SG', 51.5608, 5.0814],
      ['Wilhelminapark', '1', '5041EA', 51.566, 5.0768],
      ['Warandelaan', '2', '5037AB', 51.5635, 5.0423],
    ],
  },
  {
    name: 'Breda',
    municipality: 'Breda',
    municipalityCode: '0758',
    province: 'Noord-Brabant',
    addresses: [
      ['Claudius Prinsenlaan', '8', '4811DK', 51.5869, 4.785],
      ['Molenstraat', '6', '4811GS', 51.5879, 4.7803],
      ['Kerkplein', '2', '4811XT', 51.5889, 4.7755],
    ],
  },
  {
    name: 'Maastricht',
    municipality: 'Maastricht',
    municipalityCode: '0935',
    province: 'Limburg',
    addresses: [
      ['Avenue Ceramique', '250', '6221KX', 50.8424, 5.7021],
      ['Markt', '78', '6211CL', 50.8513, 5.6911],
      ['Vrijthof', '47', '6211LE', 50.8497, 5.6893],
    ],
  },
  {
    name: 'Venlo',
    municipality: 'Venlo',
    municipalityCode: '0983',
    province: 'Limburg',
    addresses: [['Hanzeplaats', '1', '5912AT', 51.369, 6.168]],
  },
];

/**
 * Public buildings, and the addresses that recordings of the real service show. Positions are approximate; registry
 * numbers and neighbourhoods that are not recorded are well-formed but made up.
 */
export const addressBook: readonly { document: AddressDocument; alias: string }[] = towns.flatMap((town) =>
  town.addresses.map((address) => ({ document: documentOf(town, address), alias: town.alias ?? '' })),
);

function documentOf(town: Town, [street, fullNumber, postcode, latitude, longitude, known]: Address): AddressDocument {
  const [, number, letter, addition] = /^(\d+)([A-Z]?)(?:-(\w+))?$/.exec(fullNumber) ?? [];
  const { code, abbreviation } = provinces[town.province];
  const shown = `${street} ${fullNumber}, ${postcode} ${town.name}`;
  const unit = `${town.municipalityCode}010000${digits(shown)}`;
  const designation = `${town.municipalityCode}200000${digits(shown)}`;
  return {
    bron: 'BAG',
    woonplaatscode: digits(town.name).slice(0, 4),
    type: 'adres',
    woonplaatsnaam: town.name,
    wijkcode: `WK${town.municipalityCode}00`,
    huis_nlt: fullNumber,
    openbareruimtetype: 'Weg',
    buurtnaam: 'Centrum',
    gemeentecode: town.municipalityCode,
    rdf_seealso: `http://bag.basisregistraties.overheid.nl/bag/id/nummeraanduiding/${designation}`,
    weergavenaam: shown,
    straatnaam_verkort: street.replace(/straat$/, 'str'),
    id: `adr-${hash(shown).slice(0, 32)}`,
    gekoppeld_perceel: [`${town.name.replace(/\W/g, '').slice(0, 3).toUpperCase()}00-A-${digits(shown).slice(0, 4)}`],
    gemeentenaam: town.municipality,
    buurtcode: `BU${town.municipalityCode}0000`,
    wijknaam: 'Centrum',
    identificatie: `${unit}-${designation}`,
    openbareruimte_id: `${town.municipalityCode}300000${digits(street)}`,
    provinciecode: code,
    postcode,
    provincienaam: town.province,
    centroide_ll: `POINT(${longitude} ${latitude})`,
    nummeraanduiding_id: designation,
    adresseerbaarobject_id: unit,
    huisnummer: Number(number),
    ...(letter && { huisletter: letter }),
    ...(addition && { huisnummertoevoeging: addition }),
    provincieafkorting: abbreviation,
    centroide_rd: `POINT(${nationalGrid(latitude, longitude).join(' ')})`,
    straatnaam: street,
    ...known,
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Six digits, always the same for the same text. */
function digits(text: string): string {
  return String(Number.parseInt(hash(text).slice(0, 8), 16) % 1_000_000).padStart(6, '0');
}

/** Metres east and north in the Dutch grid (RD), by the approximation of Schreutelkamp and Strang van Hees. */
function nationalGrid(latitude: number, longitude: number): [string, string] {
  const north = 0.36 * (latitude - 52.1551744);
  const east = 0.36 * (longitude - 5.38720621);
  const x =
    155000 +
    190094.945 * east -
    11832.228 * north * east -
    114.221 * north ** 2 * east -
    32.391 * east ** 3 -
    0.705 * north -
    2.34 * north ** 3 * east -
    0.608 * north * east ** 3;
  const y =
    463000 +
    309056.544 * north +
    3638.893 * east ** 2 +
    73.077 * north ** 2 -
    157.984 * north * east ** 2 +
    59.788 * north ** 3 +
    0.433 * east -
    6.439 * north ** 2 * east ** 2;
  return [x.toFixed(2), y.toFixed(2)];
}
