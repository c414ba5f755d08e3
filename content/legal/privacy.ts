import { company } from '../company';
import type { LegalText } from './legal';

export default {
  title: 'Privacyverklaring',
  date: '2026-11-01',
  content: `Hier leest u wat er met uw gegevens gebeurt op onze website en bij een aanvraag. Wij vragen alleen wat nodig is om u te helpen. Wij verkopen geen gegevens en gebruiken ze niet voor reclame van anderen.

## Wie is verantwoordelijk?

${company.name} in ${company.address.city} is de verwerkingsverantwoordelijke in de zin van de Algemene verordening gegevensbescherming (AVG). Ons adres is ${company.address.street}, ${company.address.postalCode} ${company.address.city}. U bereikt ons via ${company.phone.shown} en via [${company.email.general}](mailto:${company.email.general}). Daar kunt u ook terecht met vragen over uw privacy.

## Welke gegevens verwerken wij?

Wat wij van u krijgen, hangt af van wat u invult. Velden met ‘optioneel’ mag u leeg laten. De andere hebben wij nodig: zonder die gegevens kunnen wij uw aanvraag niet behandelen.

### Offerteformulier

Op de pagina [offerte](/offerte) vult u uw naam, e-mailadres, telefoonnummer, adres, postcode en woonplaats in. U kiest ook een of meer diensten. Een voorkeursdatum en een toelichting zijn optioneel.

### Calculator

De [calculator](/zonnepanelen) vraagt uw postcode en huisnummer, uw jaarverbruik en de richting en hoek van uw dak. De berekening gebeurt in uw eigen browser. Wij ontvangen de uitkomst pas als u daarna een offerte aanvraagt. Daarbij vult u uw naam, e-mailadres en telefoonnummer in; een bericht is optioneel.

### Contactformulier

Op de pagina [contact](/contact) geeft u uw naam, e-mailadres en telefoonnummer op. Een bericht kunt u toevoegen.

### Aanvragen op dienstpagina’s

Bij een aanvraag op een dienstpagina vult u uw naam, e-mailadres, telefoonnummer, adres en een omschrijving in. Het type auto of een voorkeursdatum is optioneel.

### Storing melden

Voor een storingsmelding vragen wij het soort storing, uw naam, telefoonnummer, e-mailadres en adres. U kiest ook een datum, een tijd en hoe u benaderd wilt worden. Zakelijke klanten vullen hun bedrijfsnaam en KvK-nummer in. Een omschrijving en een contractnummer zijn optioneel.

### Sollicitaties

Solliciteert u per e-mail, dan ontvangen wij wat u in uw bericht en bijlagen zet.

Stuur ons geen burgerservicenummer, kopie van een identiteitsbewijs of medische gegevens. Die hebben wij niet nodig.

## Waarvoor en op welke grond?

Wij verwerken uw gegevens voor deze doelen:

- **Een offerte maken, u terugbellen of een afspraak plannen.** Grond: stappen op uw verzoek voordat er een overeenkomst is.
- **Een opdracht uitvoeren en een storing verhelpen.** Grond: de overeenkomst met u.
- **Vragen beantwoorden die niet over een opdracht gaan.** Grond: ons gerechtvaardigd belang om u te antwoorden.
- **Facturen bewaren voor de administratie.** Grond: een wettelijke plicht.
- **Garantie en klachten behandelen.** Grond: de overeenkomst, en ons gerechtvaardigd belang bij een goed dossier.
- **Sollicitanten beoordelen.** Grond: stappen op uw verzoek voor een arbeidsovereenkomst.

Wij nemen geen besluiten over u die volledig automatisch tot stand komen. De calculator geeft een indicatie, geen besluit.

## Wie ontvangt uw gegevens?

### EmailJS

Formulieren die wij per e-mail ontvangen, worden verzonden met EmailJS van EmailJS Pte. Ltd. Deze dienst geeft uw bericht door aan onze mailbox en is daarbij onze verwerker. De afspraken staan in een verwerkersovereenkomst. EmailJS kan gegevens buiten de Europese Economische Ruimte verwerken. Daarvoor gelden de waarborgen die de AVG bij zo’n doorgifte vereist.

### PDOK

De calculator zoekt uw straat en woonplaats op. Op de pagina [offerte](/offerte) gebeurt dat ook, als u bij het adres alleen een huisnummer invult. Uw browser stuurt daarvoor uw postcode en huisnummer naar de Locatieserver van PDOK. Dat is een dienst van de Nederlandse overheid. PDOK ziet daarbij ook uw IP-adres. Uw naam en contactgegevens gaan niet mee.

### Anderen

Onze hostingpartij verwerkt technische gegevens, zoals uw IP-adres, om de website te tonen en te beveiligen. Verder delen wij gegevens als dat voor uw opdracht nodig is. Denk aan een netbeheerder, een fabrikant bij garantie of een steigerbouwer. Een overheidsinstantie krijgt gegevens als de wet dat voorschrijft.

## Hoe lang bewaren wij gegevens?

- Aanvragen en offertes zonder opdracht: twaalf maanden na ons laatste contact.
- Berichten via het contactformulier: twaalf maanden na de laatste reactie.
- Storingsmeldingen: twee jaar na het herstel.
- Opdrachtdossiers: zolang de garantie op uw installatie loopt.
- Facturen en wat daarbij hoort: zeven jaar, zoals de belastingwet voorschrijft.
- Sollicitaties: vier weken na afloop van de procedure, of een jaar als u daarmee instemt.

Daarna verwijderen wij de gegevens.

## Cookies en opslag in uw browser

Deze website plaatst geen cookies en gebruikt geen trackers, advertentienetwerken of bezoekersstatistieken van derden. Lettertypen, foto’s en video’s staan op onze eigen server. Er is daarom geen cookiemelding.

Wel bewaart de website een paar gegevens in uw browser:

- in localStorage of u voor particulier of zakelijk koos;
- in localStorage het tijdstip van uw laatst verzonden formulier, om dubbel verzenden te voorkomen;
- in sessionStorage hoe ver u op een pagina had gescrold, voor als u teruggaat;
- in sessionStorage wat u in een formulier of de calculator hebt ingevuld, tot het verzonden is, zodat u het bij een storing niet kwijt bent;
- in sessionStorage via welke advertentie of nieuwsbrief u kwam, als de link dat vermeldt;
- in de geschiedenis van het tabblad de uitkomst van de calculator, voor het offerteformulier.

De eerste twee blijven staan tot u ze via uw browser wist. De andere horen bij het tabblad. Geen van deze gegevens volgt u naar een andere website.

## Hoe beveiligen wij gegevens?

De verbinding met deze website is versleuteld. Alleen medewerkers die uw aanvraag behandelen, hebben toegang tot uw gegevens. Gaat er iets mis bij het verzenden, dan bevat de foutmelding geen persoonsgegevens.

## Welke rechten hebt u?

U kunt ons vragen om:

- inzage in de gegevens die wij van u hebben;
- verbetering van gegevens die niet kloppen;
- verwijdering van gegevens die wij niet meer nodig hebben;
- beperking van het gebruik zolang een vraag of klacht loopt;
- een kopie in een bestand dat u elders kunt gebruiken.

U kunt ook bezwaar maken als wij ons op een gerechtvaardigd belang beroepen. Gaf u toestemming, dan mag u die intrekken. Stuur uw verzoek naar [${company.email.general}](mailto:${company.email.general}). U hoort binnen een maand van ons. Om zeker te weten dat u het bent, kunnen wij een controlevraag stellen.

## Klacht indienen

Bent u niet tevreden over onze omgang met uw gegevens? Vertel het ons, dan zoeken wij een oplossing. U kunt ook een klacht indienen bij de [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl).

## Wijzigingen

Verandert onze werkwijze, dan passen wij deze verklaring aan en zetten wij er een nieuwe datum op. De versie op deze pagina geldt.`,
} satisfies LegalText;
