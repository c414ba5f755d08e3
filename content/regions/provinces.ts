import { company } from '../company';

/** The pictures a region page can open with (`public/`, by name). */
export type PictureName =
  | 'rijtjeshuizen'
  | 'dak-panelen'
  | 'kozijnen-voordeur'
  | 'raamdetail'
  | 'laadpaal'
  | 'thuisbatterij'
  | 'meterkast'
  | 'dakrenovatie'
  | 'dakisolatie'
  | 'vrijstaand'
  | 'schuur'
  | 'bedrijfsdak';

export interface City {
  name: string;
  slug: string;
  /** Centre of the town, to 2 decimals. */
  coordinates: { lat: number; lng: number };
  neighborhoods: readonly string[];
  /** What is particular about the building stock and roofs here, one or two sentences. */
  note: string;
}

export interface Region {
  id:
    | 'gelderland'
    | 'utrecht'
    | 'noord-brabant'
    | 'noord-holland'
    | 'zuid-holland'
    | 'overijssel'
    | 'friesland'
    | 'limburg'
    | 'drenthe';
  name: string;
  description: string;
  metaDescription: string;
  image: PictureName;
  cities: readonly City[];
}

/** The provinces of /werkgebied/{id}; each city also has its own /elektricien-{slug}. */
export const regions = [
  {
    id: 'gelderland',
    name: 'Gelderland',
    description:
      'Van bosvilla op de Veluwe tot rijtjeswoning in Nijmegen: de daken in Gelderland lopen sterk uiteen. Rond de bossen houden hoge bomen zon tegen, dus bepaalt de schaduw daar het legplan. De Achterhoek heeft boerderijen en schuren met grote dakvlakken. In het rivierengebied staan veel vrijstaande woningen langs de dijk. Zutphen en Harderwijk hebben een beschermde binnenstad, met regels voor panelen in het zicht. Liander beheert hier het stroomnet. Dat net is op veel plekken vol, zodat ondernemers soms wachten op een zwaardere aansluiting. Met eigen opwek en opslag haalt u meer uit de aansluiting die u al hebt.',
    metaDescription: `Zonnepanelen, thuisbatterij, laadpaal of dakwerk in Gelderland? ${company.name} kijkt naar dak, schaduw en meterkast, van de Veluwe tot de Achterhoek.`,
    image: 'vrijstaand',
    cities: [
      {
        name: 'Apeldoorn',
        slug: 'apeldoorn',
        coordinates: { lat: 52.21, lng: 5.97 },
        neighborhoods: ['De Parken', 'Berg en Bos', 'Orden', 'Kerschoten', 'Osseveld', 'De Maten', 'Zuidbroek'],
        note: 'Villa’s met leien en pannen in De Parken, woonerven uit de jaren zeventig in De Maten. Wie van wijk wisselt, treft hier een heel andere meterkast.',
      },
      {
        name: 'Arnhem',
        slug: 'arnhem',
        coordinates: { lat: 51.98, lng: 5.91 },
        neighborhoods: [
          'Spijkerkwartier',
          'Klarendal',
          'Sint Marten',
          'Presikhaaf',
          'Malburgen',
          'Rijkerswoerd',
          'Schuytgraaf',
        ],
        note: 'Het Spijkerkwartier heeft hoge negentiende-eeuwse herenhuizen en is beschermd stadsgezicht. Ten zuiden van de Rijn overheersen naoorlogse wijken en nieuwbouw.',
      },
      {
        name: 'Nijmegen',
        slug: 'nijmegen',
        coordinates: { lat: 51.84, lng: 5.86 },
        neighborhoods: ['Bottendaal', 'Altrade', 'Galgenveld', 'Hees', 'Hatert', 'Dukenburg', 'Lindenholt', 'Lent'],
        note: 'Rond het centrum ligt een negentiende-eeuwse ring met smalle panden en oude leidingen. Dukenburg en Lindenholt zijn juist ruim opgezette uitbreidingen van na 1965.',
      },
      {
        name: 'Ede',
        slug: 'ede',
        coordinates: { lat: 52.04, lng: 5.66 },
        neighborhoods: ['Veldhuizen', 'Maandereng', 'Rietkampen', 'Kernhem', 'Ede-Zuid', 'Enka'],
        note: 'Op het vroegere Enka-terrein wonen mensen nu in en rond oude fabrieksgebouwen. Veldhuizen en de Rietkampen bestaan vooral uit eengezinswoningen met een pannendak.',
      },
      {
        name: 'Doetinchem',
        slug: 'doetinchem',
        coordinates: { lat: 51.96, lng: 6.29 },
        neighborhoods: ['De Huet', 'Dichteren', 'Overstegen', 'Oosseld', 'Schöneveld'],
        note: 'Na het bombardement van 1945 is het centrum grotendeels nieuw opgebouwd. De woonwijken eromheen zijn grotendeels naoorlogs, met De Huet en Dichteren als jongere uitbreidingen.',
      },
      {
        name: 'Zutphen',
        slug: 'zutphen',
        coordinates: { lat: 52.14, lng: 6.2 },
        neighborhoods: ['De Hoven', 'Noordveen', 'Waterkwartier', 'Deventerwegkwartier', 'Zuidwijken', 'Leesten'],
        note: 'Middeleeuwse panden in de binnenstad vragen om leidingwerk dat de muren spaart. In Leesten, aan de zuidkant, zijn de huizen van na 1990.',
      },
      {
        name: 'Harderwijk',
        slug: 'harderwijk',
        coordinates: { lat: 52.35, lng: 5.62 },
        neighborhoods: ['Stadsdennen', 'Tweelingstad', 'Frankrijk', 'Stadsweiden', 'Drielanden', 'Waterfront'],
        note: 'Het oude Zuiderzeestadje is beschermd, het Waterfront ernaast splinternieuw. Drielanden kreeg zijn rijtjes en tweekappers vooral rond de eeuwwisseling.',
      },
      {
        name: 'Barneveld',
        slug: 'barneveld',
        coordinates: { lat: 52.14, lng: 5.58 },
        neighborhoods: ['Oldenbarneveld', 'Norschoten', 'Rootselaar', 'De Vaarst', 'De Burgt', 'Veller'],
        note: 'Buiten de dorpskern staan pluimveestallen en schuren, vaak met een krachtstroomaansluiting. De Burgt en Veller zijn jonge wijken waar de groepenkast al ruimte laat.',
      },
    ],
  },
  {
    id: 'utrecht',
    name: 'Utrecht',
    description: `In de provincie Utrecht liggen stad, heuvelrug en veenweide dicht bij elkaar. Groeikernen als Nieuwegein en Houten bestaan vooral uit rijtjeswoningen met een pannendak. Op de Heuvelrug staan villa’s tussen hoge bomen, waar schaduw over de opbrengst beslist. In het open westen telt juist de wind bij de bevestiging. Amersfoort, Utrecht en Oudewater hebben een beschermde oude kern. Stedin is hier de netbeheerder. Het stroomnet is in grote delen van de provincie vol, vooral aan het begin van de avond. Een thuisbatterij helpt dan mee: overdag laden, ’s avonds gebruiken. ${company.name} is in deze provincie thuis, met een adres in Amersfoort.`,
    metaDescription: `${company.name} uit Amersfoort werkt in heel de provincie Utrecht aan zonnepanelen, thuisbatterijen, laadpalen en daken. Vraag gratis advies aan.`,
    image: 'rijtjeshuizen',
    cities: [
      {
        name: 'Amersfoort',
        slug: 'amersfoort',
        coordinates: { lat: 52.16, lng: 5.39 },
        neighborhoods: [
          'Bergkwartier',
          'Soesterkwartier',
          'Liendert',
          'Schothorst',
          'Hoogland',
          'Kattenbroek',
          'Nieuwland',
          'Vathorst',
        ],
        note: 'Muurhuizen in het beschermde centrum, villa’s op de Berg, spoorwoningen in het Soesterkwartier. In Nieuwland kwamen zonnepanelen al bij de bouw op het dak.',
      },
      {
        name: 'Utrecht',
        slug: 'utrecht',
        coordinates: { lat: 52.09, lng: 5.12 },
        neighborhoods: [
          'Lombok',
          'Wittevrouwen',
          'Tuindorp',
          'Ondiep',
          'Hoograven',
          'Overvecht',
          'Kanaleneiland',
          'Leidsche Rijn',
        ],
        note: 'Arbeiderswoningen in Ondiep, jarendertighuizen in Tuindorp en hoogbouw in Overvecht. Leidsche Rijn is van na 1997 en zit grotendeels op stadswarmte.',
      },
      {
        name: 'Zeist',
        slug: 'zeist',
        coordinates: { lat: 52.09, lng: 5.23 },
        neighborhoods: ['Lyceumkwartier', 'Kerckebosch', 'Vollenhove', 'Griffensteijn', 'Nijenheim', 'Brugakker'],
        note: 'Langs de Stichtse Lustwarande staan buitenplaatsen en grote villa’s met dikke muren. Aan de westkant liggen flats en rijtjes uit de jaren zestig en zeventig.',
      },
      {
        name: 'Nieuwegein',
        slug: 'nieuwegein',
        coordinates: { lat: 52.03, lng: 5.08 },
        neighborhoods: [
          'Jutphaas',
          'Vreeswijk',
          'Doorslag',
          'Batau',
          'Fokkesteeg',
          'Zuilenstein',
          'Hoogzandveld',
          'Galecop',
        ],
        note: 'Tussen de oude dorpen Jutphaas en Vreeswijk groeide vanaf de jaren zeventig een hele stad. Veel meterkasten dateren nog uit die bouwjaren.',
      },
      {
        name: 'Veenendaal',
        slug: 'veenendaal',
        coordinates: { lat: 52.03, lng: 5.56 },
        neighborhoods: [
          'Het Franse Gat',
          'Schrijverswijk',
          'Engelenburg',
          'Dragonder',
          'Petenbos',
          'De Gelderse Blom',
          'Veenendaal-Oost',
        ],
        note: 'Van wol- en sigarendorp werd dit een stad met vooral naoorlogse eengezinswoningen. Veenendaal-Oost is jonger en haalt zijn warmte van een wijknet met bodemenergie.',
      },
      {
        name: 'Houten',
        slug: 'houten',
        coordinates: { lat: 52.03, lng: 5.17 },
        neighborhoods: ['Oude Dorp', 'De Hagen', 'De Weiden', 'De Sloten', 'De Borchen', 'Loerik', 'Castellum'],
        note: 'Een groeikern in twee rondes: Noord vanaf de jaren tachtig, Zuid rond de eeuwwisseling. Bijna alles is laagbouw, met de tuin vaak aan het groen.',
      },
      {
        name: 'Woerden',
        slug: 'woerden',
        coordinates: { lat: 52.09, lng: 4.88 },
        neighborhoods: ['Schilderskwartier', 'Staatsliedenkwartier', 'Molenvliet', 'Snel en Polanen', 'Waterrijk'],
        note: 'Slappe bodem tekent deze vestingstad: tuinen en leidingen zakken, de woning op palen blijft staan. Dat vraagt speling bij kabels die naar buiten lopen.',
      },
      {
        name: 'Soest',
        slug: 'soest',
        coordinates: { lat: 52.17, lng: 5.29 },
        neighborhoods: ['De Eng', 'Soestdijk', 'Soest-Zuid', 'Klaarwater', 'Smitsveen', 'Overhees'],
        note: 'Lintbebouwing met oude boerderijen langs de Eng, flats in Smitsveen, rijtjes in Overhees. Naar het zuiden neemt het bos toe en daarmee de schaduw.',
      },
    ],
  },
  {
    id: 'noord-brabant',
    name: 'Noord-Brabant',
    description:
      'Brabantse steden groeiden hard na de oorlog, met ruime wijken vol doorzonwoningen en brede pannendaken. Daartussen liggen fabriekswijken uit de tijd van Philips, de textiel en het leer. Op het zand staan langgevelboerderijen, stallen en schuren. Op oudere schuren ligt soms nog asbest, en dat moet er eerst veilig af. Bergen op Zoom, Breda en Den Bosch hebben een beschermde binnenstad. Enexis beheert het stroomnet. Grote gebruikers staan in Brabant op veel plaatsen op een wachtlijst voor extra vermogen. Eigen stroom direct gebruiken of opslaan is daar extra de moeite waard, thuis en in het bedrijf.',
    metaDescription: `Zonnepanelen, opslag en laadpunten in Noord-Brabant: voor doorzonwoning, boerderij of bedrijfshal. ${company.name} rekent eerlijk voor wat het oplevert.`,
    image: 'dak-panelen',
    cities: [
      {
        name: 'Eindhoven',
        slug: 'eindhoven',
        coordinates: { lat: 51.44, lng: 5.48 },
        neighborhoods: [
          'Philipsdorp',
          'Strijp',
          'Woensel',
          'Tongelre',
          'Stratum',
          'Gestel',
          'Blixembosch',
          'Meerhoven',
        ],
        note: 'Philips bouwde hier complete wijken voor zijn personeel; Philipsdorp is er een van. Op Strijp-S wonen mensen nu in de betonnen fabriekshallen zelf.',
      },
      {
        name: 'Tilburg',
        slug: 'tilburg',
        coordinates: { lat: 51.56, lng: 5.09 },
        neighborhoods: [
          'Theresia',
          'Groeseind',
          'Broekhoven',
          'Armhoefse Akkers',
          'Zorgvlied',
          'Stokhasselt',
          'Reeshof',
        ],
        note: 'Oude textielstad met lange straten vol smalle huizen en diepe achtertuinen. Aan de westrand kwam de Reeshof erbij, gebouwd vanaf 1980.',
      },
      {
        name: 'Breda',
        slug: 'breda',
        coordinates: { lat: 51.59, lng: 4.78 },
        neighborhoods: [
          'Ginneken',
          'Zandberg',
          'Belcrum',
          'Princenhage',
          'Boeimeer',
          'Brabantpark',
          'Hoge Vucht',
          'Haagse Beemden',
        ],
        note: 'In Ginneken en Zandberg staan statige huizen waar de installatie vaak in fasen is vernieuwd. De Haagse Beemden is een grote laagbouwwijk uit de jaren zeventig en tachtig.',
      },
      {
        name: 'Den Bosch',
        slug: 'den-bosch',
        coordinates: { lat: 51.69, lng: 5.3 },
        neighborhoods: ['Het Zand', 'De Muntel', 'De Pettelaar', 'Hambaken', 'Maaspoort', 'De Groote Wielen'],
        note: 'Binnen de vestingmuren zijn veel panden monument, met kelders en gedeelde muren. De Groote Wielen, in het noordoosten, is van deze eeuw.',
      },
      {
        name: 'Helmond',
        slug: 'helmond',
        coordinates: { lat: 51.48, lng: 5.66 },
        neighborhoods: [
          'Helmond-West',
          'Mierlo-Hout',
          'Stiphout',
          'Brouwhuis',
          'Rijpelberg',
          'Dierdonk',
          'Brandevoort',
        ],
        note: 'Brandevoort oogt als een oude vestingstad, maar de eerste huizen zijn van rond 2000. Elders ziet u arbeiderswoningen uit de textieltijd en groene woonerven.',
      },
      {
        name: 'Oss',
        slug: 'oss',
        coordinates: { lat: 51.77, lng: 5.52 },
        neighborhoods: ['Schadewijk', 'Krinkelhoek', 'Ruwaard', 'Mettegeupel', 'Ussen', 'Horzak'],
        note: 'Vlees, margarine en medicijnen brachten hier het werk en de huizen ernaast. In Ussen en Horzak is de bouw jonger en de meterkast ruimer.',
      },
      {
        name: 'Roosendaal',
        slug: 'roosendaal',
        coordinates: { lat: 51.53, lng: 4.46 },
        neighborhoods: ['Burgerhout', 'Kalsdonk', 'Kroeven', 'Langdonk', 'Westrand', 'Kortendijk', 'Tolberg'],
        note: 'Spoorstad met vooroorlogse straten rond het station en brede naoorlogse wijken daarbuiten. Kortendijk en Tolberg zijn ruime laagbouwwijken van na 1970.',
      },
      {
        name: 'Bergen op Zoom',
        slug: 'bergen-op-zoom',
        coordinates: { lat: 51.49, lng: 4.29 },
        neighborhoods: ['Fort-Zeekant', 'Warande', 'Gageldonk', 'Meilust', 'Noordgeest', 'De Bergse Plaat'],
        note: 'De vele monumenten in de binnenstad maken elk boorgat een keuze. Op de Bergse Plaat, aan het water, vangen de daken de volle wind.',
      },
    ],
  },
  {
    id: 'noord-holland',
    name: 'Noord-Holland',
    description:
      'Noord-Holland is smal en winderig: de zee is nooit ver. Langs de kust kiezen we een bevestiging die tegen zout en windstoten kan. Amsterdam heeft veel gestapelde woningen met een plat dak, waar de vereniging van eigenaars meebeslist. In de Zaanstreek staan houten huizen, in West-Friesland stolpboerderijen met een piramidedak. Het Gooi heeft villa’s met riet of pannen tussen het groen. Haarlem, Alkmaar, Hoorn en Enkhuizen bewaken hun beschermde binnenstad. Liander beheert bijna overal het stroomnet. Dat net zit op veel plaatsen vol, zodat bedrijven langer wachten op een nieuwe aansluiting. Voor uw woning kijken we eerst naar meterkast, dakvlak en eigen verbruik.',
    metaDescription: `Van Amsterdams plat dak tot stolp in West-Friesland: ${company.name} plaatst zonnepanelen, batterijen en laadpalen in Noord-Holland. Bereken uw besparing.`,
    image: 'kozijnen-voordeur',
    cities: [
      {
        name: 'Amsterdam',
        slug: 'amsterdam',
        coordinates: { lat: 52.37, lng: 4.89 },
        neighborhoods: [
          'Jordaan',
          'De Pijp',
          'Bos en Lommer',
          'Geuzenveld',
          'Buitenveldert',
          'Betondorp',
          'Nieuwendam',
          'IJburg',
        ],
        note: 'Bovenwoningen, gedeelde trappenhuizen, meters in de hal: elke klus begint met uitzoeken wat van wie is. IJburg is jong en ruim bemeten.',
      },
      {
        name: 'Haarlem',
        slug: 'haarlem',
        coordinates: { lat: 52.38, lng: 4.64 },
        neighborhoods: [
          'Rozenprieel',
          'Leidsebuurt',
          'Amsterdamse Buurt',
          'Kleverpark',
          'Bomenbuurt',
          'Sinnevelt',
          'Schalkwijk',
        ],
        note: 'Kleine stadswoningen in de Leidsebuurt en het Rozenprieel hebben vaak een krappe meterkast. Schalkwijk, vanaf de jaren zestig gebouwd, telt veel flats en rijtjes.',
      },
      {
        name: 'Zaandam',
        slug: 'zaandam',
        coordinates: { lat: 52.44, lng: 4.82 },
        neighborhoods: ['Rosmolenwijk', 'Kogerveld', 'Poelenburg', 'Peldersveld', 'Westerwatering'],
        note: 'Hout hoort bij de Zaan, en bij houten gevels letten we extra op kabels en brandveiligheid. Poelenburg en Peldersveld zijn hoger en van beton.',
      },
      {
        name: 'Hilversum',
        slug: 'hilversum',
        coordinates: { lat: 52.22, lng: 5.18 },
        neighborhoods: [
          'Trompenberg',
          'Boomberg',
          'Schrijverskwartier',
          'Liebergen',
          'Kerkelanden',
          'Hilversumse Meent',
        ],
        note: 'Dudok tekende hier raadhuis, scholen en tuinwijken met grote pannendaken. Trompenberg en Boomberg hebben villa’s met een lange weg van meterkast naar zolder.',
      },
      {
        name: 'Alkmaar',
        slug: 'alkmaar',
        coordinates: { lat: 52.63, lng: 4.75 },
        neighborhoods: [
          'Oudorp',
          'Overdie',
          'Bergermeer',
          'De Hoef',
          'Huiswaard',
          'De Mare',
          'Daalmeer',
          'Vroonermeer',
        ],
        note: 'De oude stad ligt binnen de singels en is beschermd. In het noorden rijgen Huiswaard, De Mare en Daalmeer zich aaneen, gebouwd toen Alkmaar groeikern was.',
      },
      {
        name: 'Purmerend',
        slug: 'purmerend',
        coordinates: { lat: 52.51, lng: 4.96 },
        neighborhoods: ['Overwhere', 'Wheermolen', 'De Gors', 'Purmer-Noord', 'Purmer-Zuid', 'Weidevenne'],
        note: 'Een groot deel van de stad krijgt warmte van een eigen stadsnet. De groepenkast moet dan vooral koken, laden en panelen aankunnen.',
      },
      {
        name: 'Hoorn',
        slug: 'hoorn',
        coordinates: { lat: 52.64, lng: 5.06 },
        neighborhoods: ['Hoorn-Noord', 'Venenlaankwartier', 'Grote Waal', 'Risdam', 'Blauwe Berg', 'Kersenboogerd'],
        note: 'Achter de koopmanshuizen aan de haven volgt een gordel uit de groeikernjaren. De Kersenboogerd sluit die rij, met rijtjes en appartementen rond een eigen station.',
      },
      {
        name: 'Hoofddorp',
        slug: 'hoofddorp',
        coordinates: { lat: 52.3, lng: 4.69 },
        neighborhoods: ['Graan voor Visch', 'Pax', 'Bornholm', 'Overbos', 'Toolenburg', 'Floriande'],
        note: 'Polderstad op de bodem van de Haarlemmermeer, met rechte straten en veel vrije dakvlakken. Floriande is de grootste uitbreiding van rond 2000.',
      },
    ],
  },
  {
    id: 'zuid-holland',
    name: 'Zuid-Holland',
    description:
      'Zuid-Holland is dichtbebouwd, en dat ziet u aan de daken. Rotterdam en Den Haag tellen veel portiekwoningen en flats met bitumen, waar eigenaars samen beslissen. Groeikernen als Zoetermeer en Spijkenisse hebben lange rijen eengezinswoningen. Delft, Leiden, Gouda en Dordrecht hebben een beschermde binnenstad. Aan zee en langs de Maasmond waait het stevig; de bevestiging weegt daar extra mee. Stedin is de netbeheerder in het grootste deel van de provincie. Rond Leiden en Alphen aan den Rijn is dat Liander, in het Westland Westland Infra. Ook hier is het net op veel plekken vol voor grote aansluitingen.',
    metaDescription: `Plat dak in Rotterdam of rijtjeswoning in Zoetermeer: ${company.name} plaatst zonnepanelen, batterijen en laadpalen in Zuid-Holland. Antwoord binnen 24 uur.`,
    image: 'bedrijfsdak',
    cities: [
      {
        name: 'Rotterdam',
        slug: 'rotterdam',
        coordinates: { lat: 51.92, lng: 4.48 },
        neighborhoods: [
          'Kralingen',
          'Delfshaven',
          'Hillegersberg',
          'Overschie',
          'Vreewijk',
          'Charlois',
          'Ommoord',
          'Nesselande',
        ],
        note: 'Rond het herbouwde centrum ligt een krans van vooroorlogse etagewoningen. Tuindorp Vreewijk en Nesselande laten zien hoe verschillend laagbouw hier kan zijn.',
      },
      {
        name: 'Den Haag',
        slug: 'den-haag',
        coordinates: { lat: 52.08, lng: 4.31 },
        neighborhoods: [
          'Statenkwartier',
          'Scheveningen',
          'Vruchtenbuurt',
          'Laak',
          'Bezuidenhout',
          'Loosduinen',
          'Ypenburg',
          'Leidschenveen',
        ],
        note: 'Haagse portieken geven elke etage een eigen voordeur en een eigen meter. In Ypenburg en Leidschenveen zijn de woningen van rond de eeuwwisseling.',
      },
      {
        name: 'Leiden',
        slug: 'leiden',
        coordinates: { lat: 52.16, lng: 4.49 },
        neighborhoods: ['De Kooi', 'Tuinstadwijk', 'Professorenwijk', 'Morsdistrict', 'Merenwijk', 'Stevenshof'],
        note: 'Binnen de singels kruipen leidingen door eeuwenoude balklagen. De Merenwijk en de Stevenshof zijn bloemkoolwijken en rijtjes uit de jaren zeventig en tachtig.',
      },
      {
        name: 'Dordrecht',
        slug: 'dordrecht',
        coordinates: { lat: 51.81, lng: 4.67 },
        neighborhoods: ['Krispijn', 'Reeland', 'Crabbehof', 'Wielwijk', 'Dubbeldam', 'Sterrenburg', 'Stadspolders'],
        note: 'Het havenkwartier van deze eilandstad staat vol pakhuizen en monumenten. Sterrenburg en Stadspolders bieden het tegendeel: ruime rijen met een schuin dak.',
      },
      {
        name: 'Zoetermeer',
        slug: 'zoetermeer',
        coordinates: { lat: 52.06, lng: 4.49 },
        neighborhoods: ['Palenstein', 'Meerzicht', 'Buytenwegh', 'Seghwaert', 'Noordhove', 'Rokkeveen', 'Oosterheem'],
        note: 'Vanaf de jaren zestig groeide een dorp wijk na wijk uit tot stad. Aan de wijknaam herkent een monteur vaak al het type meterkast.',
      },
      {
        name: 'Delft',
        slug: 'delft',
        coordinates: { lat: 52.01, lng: 4.36 },
        neighborhoods: ['Hof van Delft', 'Vrijenban', 'Wippolder', 'Voorhof', 'Buitenhof', 'Tanthof'],
        note: 'Grachtenpanden en studentenhuizen delen de binnenstad, vaak met meer groepen dan ooit bedoeld. Tanthof is een laagbouwwijk uit de jaren zeventig en tachtig.',
      },
      {
        name: 'Gouda',
        slug: 'gouda',
        coordinates: { lat: 52.01, lng: 4.71 },
        neighborhoods: [
          'Korte Akkeren',
          'Kort Haarlem',
          'Oosterwei',
          'Bloemendaal',
          'Plaswijck',
          'Goverwelle',
          'Westergouwe',
        ],
        note: 'De stad zakt langzaam, en huisaansluitingen zakken mee. Westergouwe ligt in een diepe polder en werd daarom vooraf flink opgehoogd.',
      },
      {
        name: 'Alphen aan den Rijn',
        slug: 'alphen-aan-den-rijn',
        coordinates: { lat: 52.13, lng: 4.66 },
        neighborhoods: ['Hoge Zijde', 'Lage Zijde', 'Ridderveld', 'Kerk en Zanen'],
        note: 'De Oude Rijn verdeelt Alphen in een Hoge en een Lage Zijde. Ridderveld bracht in de jaren zeventig de flats en rijtjes, Kerk en Zanen volgde later.',
      },
    ],
  },
  {
    id: 'overijssel',
    name: 'Overijssel',
    description:
      'Overijssel heeft drie gezichten. Langs de IJssel liggen Deventer, Zwolle en Kampen, met beschermde binnensteden en steile pannendaken. In Twente staan fabriekswijken uit de textieltijd, vaak met kleine daken en dunne muren. Daar verdienen isolatie en goed glas zich terug in comfort. Salland en het Vechtdal zijn landelijk, met erven, schuren en veel dakvlak. Enexis is hier meestal de netbeheerder. In Almelo en Oldenzaal is dat Coteq, in Steenwijk Rendo. Op zonnige middagen raakt het net in het buitengebied vol. Meer eigen verbruik en een batterij op het erf maken dan het verschil.',
    metaDescription: `Overijssel van Hanzestad tot Twents fabrieksdorp: ${company.name} vernieuwt daken en plaatst zonnepanelen, batterijen en laadpalen. Vraag gratis advies aan.`,
    image: 'dakrenovatie',
    cities: [
      {
        name: 'Zwolle',
        slug: 'zwolle',
        coordinates: { lat: 52.51, lng: 6.09 },
        neighborhoods: [
          'Assendorp',
          'Diezerpoort',
          'Wipstrik',
          'Holtenbroek',
          'Aa-landen',
          'Ittersum',
          'Berkum',
          'Stadshagen',
        ],
        note: 'Assendorp is een volkswijk met aaneengesloten straten van rond 1900. Stadshagen, aan de overkant van het Zwarte Water, wordt sinds de jaren negentig gebouwd.',
      },
      {
        name: 'Enschede',
        slug: 'enschede',
        coordinates: { lat: 52.22, lng: 6.89 },
        neighborhoods: [
          'Pathmos',
          'Velve-Lindenhof',
          'Twekkelerveld',
          'Stadsveld',
          'Roombeek',
          'Wesselerbrink',
          'Stroinkslanden',
          'Helmerhoek',
        ],
        note: 'Pathmos is een tuindorp voor textielarbeiders, met kleine huizen en veel groen. Roombeek is na de vuurwerkramp van 2000 opnieuw opgebouwd, dus met moderne installaties.',
      },
      {
        name: 'Deventer',
        slug: 'deventer',
        coordinates: { lat: 52.25, lng: 6.16 },
        neighborhoods: [
          'Bergkwartier',
          'Knutteldorp',
          'Voorstad',
          'Zandweerd',
          'Rivierenwijk',
          'Borgele',
          'Colmschate',
          'De Vijfhoek',
        ],
        note: 'In het Bergkwartier zijn middeleeuwse huizen per stuk gerestaureerd, elk met een eigen puzzel aan leidingen. Colmschate en De Vijfhoek vragen eerder om een extra groep.',
      },
      {
        name: 'Hengelo',
        slug: 'hengelo',
        coordinates: { lat: 52.27, lng: 6.79 },
        neighborhoods: [
          'Tuindorp ’t Lansink',
          'De Nijverheid',
          'Berflo Es',
          'Groot Driene',
          'Hasseler Es',
          'Slangenbeek',
        ],
        note: 'Machinefabriek Stork liet Tuindorp ’t Lansink bouwen, nu beschermd stadsgezicht. Daar blijft het straatbeeld leidend, ook als u de techniek vernieuwt.',
      },
      {
        name: 'Almelo',
        slug: 'almelo',
        coordinates: { lat: 52.36, lng: 6.66 },
        neighborhoods: [
          'De Riet',
          'Nieuwstraatkwartier',
          'Ossenkoppelerhoek',
          'Aalderinkshoek',
          'Sluitersveld',
          'Schelfhorst',
          'Windmolenbroek',
        ],
        note: 'Weverijen bepaalden waar de oudste wijken kwamen; De Riet herinnert daar nog aan. Windmolenbroek en de Schelfhorst zijn jonger en ruimer verkaveld.',
      },
      {
        name: 'Kampen',
        slug: 'kampen',
        coordinates: { lat: 52.56, lng: 5.91 },
        neighborhoods: ['Brunnepe', 'Hanzewijk', 'Flevowijk', 'Cellesbroek', 'De Maten', 'Het Onderdijks'],
        note: 'Achter het IJsselfront liggen smalle stegen met diepe panden. Brunnepe, de oude visserswijk, heeft kleine huizen waar elke vierkante meter telt.',
      },
      {
        name: 'Steenwijk',
        slug: 'steenwijk',
        coordinates: { lat: 52.79, lng: 6.12 },
        neighborhoods: ['De Gagels', 'Oostermeenthe', 'Torenlanden', 'Steenwijk-West'],
        note: 'De stadswallen van dit vestingstadje zijn nog goed te zien. Erbuiten staan vooral naoorlogse rijen en, richting de Weerribben, boerderijen met riet.',
      },
    ],
  },
  {
    id: 'friesland',
    name: 'Friesland',
    description:
      'Friesland is open land: weinig bomen, veel licht en altijd wind. Voor zonnepanelen is dat gunstig, zolang de bevestiging op die wind is berekend. Kop-hals-rompboerderijen en stelpen hebben grote schuurdaken, soms met riet en soms met pannen. In de elf steden gelden regels voor wat u vanaf straat ziet. Drachten en Heerenveen groeiden na de oorlog en hebben ruime rijtjeswoningen. Dicht bij het Wad telt ook het zout in de lucht. Liander beheert het stroomnet. Het net heeft in het buitengebied moeite met alle zonnestroom tegelijk. Zelf gebruiken of opslaan is daarom de eerste stap.',
    metaDescription: `Veel licht, veel wind: ${company.name} bevestigt zonnepanelen in Friesland zoals het hoort en denkt mee over opslag, laden en uw dak. Bel of vraag advies aan.`,
    image: 'schuur',
    cities: [
      {
        name: 'Leeuwarden',
        slug: 'leeuwarden',
        coordinates: { lat: 53.2, lng: 5.8 },
        neighborhoods: ['Huizum', 'Heechterp', 'Bilgaard', 'Westeinde', 'Aldlân', 'Camminghaburen', 'De Zuidlanden'],
        note: 'Binnen de grachten is de hoofdstad beschermd stadsgezicht. Bilgaard heeft flats en doorzonwoningen, De Zuidlanden bestaat uit buurtschappen die in deze eeuw zijn gebouwd.',
      },
      {
        name: 'Drachten',
        slug: 'drachten',
        coordinates: { lat: 53.11, lng: 6.1 },
        neighborhoods: ['De Wiken', 'De Folgeren', 'De Trisken', 'De Swetten', 'De Drait'],
        note: 'De komst van Philips in 1950 maakte van een veendorp een stad. Vandaar de vele naoorlogse rijtjes, en de Papegaaienbuurt met kleuren van Van Doesburg.',
      },
      {
        name: 'Sneek',
        slug: 'sneek',
        coordinates: { lat: 53.03, lng: 5.66 },
        neighborhoods: ['Noorderhoek', 'Stadsfenne', 'Tinga', 'Lemmerweg', 'Duinterpen', 'Pasveer', 'Harinxmaland'],
        note: 'Water loopt tot in de achtertuin, en dus tot bij schuur en steiger. Buitengroepen voor boot, pomp of laadpunt vragen hier goede aarding.',
      },
      {
        name: 'Heerenveen',
        slug: 'heerenveen',
        coordinates: { lat: 52.96, lng: 5.92 },
        neighborhoods: ['Het Meer', 'De Heide', 'De Akkers', 'De Greiden', 'Nijehaske', 'Skoatterwâld'],
        note: 'Gegroeid langs de turfvaart, met oude huizen aan het lint en naoorlogse wijken erachter. Skoatterwâld, bij Oranjewoud, heeft veel vrijstaande woningen.',
      },
      {
        name: 'Harlingen',
        slug: 'harlingen',
        coordinates: { lat: 53.17, lng: 5.42 },
        neighborhoods: ['Binnenstad', 'Oosterpark', 'Plan Zuid', 'Ludinga'],
        note: 'Zoute wind van de Waddenzee tast klemmen en kastjes buiten sneller aan. De havenstad heeft honderden monumenten, met daarachter bescheiden naoorlogse wijken.',
      },
      {
        name: 'Franeker',
        slug: 'franeker',
        coordinates: { lat: 53.19, lng: 5.54 },
        neighborhoods: ['Binnenstad', 'Schalsumerplan', 'Salverderplan', 'Arkens'],
        note: 'Oude universiteitsstad met een gave stadsgracht en bakstenen gevels. In het Schalsumerplan en het Salverderplan staan eenvoudige rijen met een zadeldak.',
      },
    ],
  },
  {
    id: 'limburg',
    name: 'Limburg',
    description:
      'Limburg is lang en gevarieerd. In het heuvelland kan een helling net zo goed schaduw geven als een boom. De mijnstreek kent koloniewoningen uit het begin van de twintigste eeuw, met compacte kappen en bakstenen muren. In het noorden staan kassen, loodsen en ruime vrijstaande huizen op zandgrond. Maastricht, Roermond en Sittard hebben een beschermde binnenstad. Enexis beheert het stroomnet in de provincie. Voor grote aansluitingen is het op veel plekken wachten op ruimte. Een dak dat zelf stroom levert, met opslag erbij, maakt u minder afhankelijk van die ruimte.',
    metaDescription: `Van mijnkolonie tot vrijstaand huis op de Noord-Limburgse zandgrond: ${company.name} verzorgt zonnepanelen, opslag, isolatie en kozijnen in Limburg.`,
    image: 'raamdetail',
    cities: [
      {
        name: 'Maastricht',
        slug: 'maastricht',
        coordinates: { lat: 50.85, lng: 5.69 },
        neighborhoods: ['Wyck', 'Céramique', 'Heugemerveld', 'Scharn', 'Heer', 'Pottenberg', 'Malpertuis', 'Daalhof'],
        note: 'Mergel en Naamse steen laten zich niet zomaar frezen; leidingen lopen hier vaak in het zicht. In Daalhof en Malpertuis is de bouw van na de oorlog.',
      },
      {
        name: 'Venlo',
        slug: 'venlo',
        coordinates: { lat: 51.37, lng: 6.17 },
        neighborhoods: ['Blerick', 'Genooi', 'Groeneveld', 'Hagerhof', 'Stalberg', 'Vossener'],
        note: 'Zwaar geraakt in de oorlog, daarna aan beide oevers van de Maas herbouwd. Blerick heeft veel wederopbouw, de Stalberg juist vrijstaande huizen in het groen.',
      },
      {
        name: 'Heerlen',
        slug: 'heerlen',
        coordinates: { lat: 50.89, lng: 5.98 },
        neighborhoods: [
          'Molenberg',
          'Eikenderveld',
          'Zeswegen',
          'Meezenbroek',
          'Heerlerheide',
          'Vrieheide',
          'Welten',
          'Douve Weien',
        ],
        note: 'Molenberg is een mijnkolonie, Vrieheide een wijk van architect Peutz met veel platte daken. Beide wijken vragen om een eigen aanpak van dak en groepenkast.',
      },
      {
        name: 'Sittard',
        slug: 'sittard',
        coordinates: { lat: 51.0, lng: 5.87 },
        neighborhoods: [
          'Stadbroek',
          'Sanderbout',
          'Overhoven',
          'Ophoven',
          'Limbrichterveld',
          'Vrangendael',
          'Kollenberg',
        ],
        note: 'Vakwerkhuizen rond de Markt wisselen af met baksteen uit de mijnjaren. Op de flank van de Kollenberg ligt elk huis op een andere hoogte.',
      },
      {
        name: 'Roermond',
        slug: 'roermond',
        coordinates: { lat: 51.19, lng: 5.99 },
        neighborhoods: ['Voorstad Sint Jacob', 'Kemp', 'Kitskensberg', 'Donderberg', 'Maasniel', 'Hoogvonderen'],
        note: 'Pierre Cuypers kwam hier vandaan en de binnenstad laat dat zien. De Donderberg telt flats, Maasniel is nog herkenbaar als dorp.',
      },
      {
        name: 'Weert',
        slug: 'weert',
        coordinates: { lat: 51.25, lng: 5.71 },
        neighborhoods: ['Fatima', 'Keent', 'Moesel', 'Groenewoud', 'Leuken', 'Boshoven', 'Molenakker'],
        note: 'Kerkdorpen en naoorlogse wijken liggen als een ring om het centrum. Staat er een garage of schuur bij, dan past daar een laadpunt met eigen groep.',
      },
      {
        name: 'Kerkrade',
        slug: 'kerkrade',
        coordinates: { lat: 50.87, lng: 6.06 },
        neighborhoods: [
          'Holz',
          'Chevremont',
          'Bleijerheide',
          'Rolduckerveld',
          'Heilust',
          'Terwinselen',
          'Gracht',
          'Eygelshoven',
        ],
        note: 'Onder de stad is meer dan een eeuw kolen gewonnen, boven de grond staan nog de kolonies. Scheuren of verzakking? Dan kijken we eerst naar dak en muur.',
      },
    ],
  },
  {
    id: 'drenthe',
    name: 'Drenthe',
    description:
      'Drenthe heeft ruimte: esdorpen met Saksische boerderijen, lintdorpen langs de kanalen en steden die pas na de oorlog echt groeiden. Op een rieten kap horen geen zonnepanelen, maar de schuur ernaast leent zich er vaak wel voor. Emmen en Hoogeveen hebben wijken met lage huizen rond groene hoven. Daar is het dak van de jaren zestig en zeventig vaak aan isolatie toe. Enexis beheert het stroomnet, behalve in Hoogeveen: daar is het Rendo. Door de vele zonneparken is terugleveren aan het net in Drenthe krap. Eigen verbruik slim plannen levert dan meer op dan nog een paneel erbij.',
    metaDescription: `Isolatie, zonnepanelen en opslag voor huis, boerderij en schuur in Drenthe. ${company.name} begint bij het dak dat er ligt en rekent eerlijk voor wat kan.`,
    image: 'dakisolatie',
    cities: [
      {
        name: 'Assen',
        slug: 'assen',
        coordinates: { lat: 52.99, lng: 6.56 },
        neighborhoods: [
          'Assen-Oost',
          'Vredeveld',
          'Noorderpark',
          'Pittelo',
          'Baggelhuizen',
          'Peelo',
          'Marsdijk',
          'Kloosterveen',
        ],
        note: 'Rond de Brink staan herenhuizen, in Pittelo en Noorderpark rijen uit de jaren zestig en zeventig. Kloosterveen is de jonge uitbreiding in het westen.',
      },
      {
        name: 'Emmen',
        slug: 'emmen',
        coordinates: { lat: 52.78, lng: 6.9 },
        neighborhoods: ['Emmermeer', 'Angelslo', 'Emmerhout', 'Bargeres', 'Rietlanden', 'Parc Sandur', 'Delftlanden'],
        note: 'In Emmerhout ontstond het woonerf: geen doorgaande straat voor de deur, wel groen. Dat bepaalt ook waar een laadpunt kan komen.',
      },
      {
        name: 'Hoogeveen',
        slug: 'hoogeveen',
        coordinates: { lat: 52.72, lng: 6.48 },
        neighborhoods: ['Krakeel', 'Wolfsbos', 'De Weide', 'Schutlanden', 'Erflanden'],
        note: 'Turfgravers legden de kanalen en linten vast waarlangs de stad groeide. Wolfsbos en Krakeel zijn wijken met veel sociale laagbouw, Erflanden is jonger.',
      },
      {
        name: 'Meppel',
        slug: 'meppel',
        coordinates: { lat: 52.7, lng: 6.19 },
        neighborhoods: [
          'Haveltermade',
          'Ezinge',
          'Koedijkslanden',
          'Oosterboer',
          'Berggierslanden',
          'Nieuwveense Landen',
        ],
        note: 'Vroeger voer men tot in het centrum, nu resten enkele grachten met winkelhuizen. In de Nieuwveense Landen wordt gebouwd zonder gasaansluiting.',
      },
      {
        name: 'Coevorden',
        slug: 'coevorden',
        coordinates: { lat: 52.66, lng: 6.74 },
        neighborhoods: ['Tuindorp', 'Poppenhare', 'De Loo', 'Pikveld', 'Ossehaar', 'De Heege'],
        note: 'De stervorm van de vesting is in het stratenplan nog te lezen. Daaromheen liggen Tuindorp en Poppenhare, met bescheiden huizen en royale tuinen.',
      },
      {
        name: 'Roden',
        slug: 'roden',
        coordinates: { lat: 53.14, lng: 6.43 },
        neighborhoods: ['Middenveld', 'Oosterveld', 'Hullenveld', 'Vijfde Verloting'],
        note: 'Een brinkdorp dat na 1960 snel groeide, met veel bungalows en tweekappers. Hoge eiken rond de brink geven schaduw; de nieuwere straten liggen vrijer.',
      },
    ],
  },
] as const satisfies readonly Region[];
