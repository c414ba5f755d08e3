import { company } from '../company';
import type { LegalText } from './legal';

export default {
  title: 'Algemene voorwaarden',
  date: '2026-11-01',
  content: `Deze voorwaarden gelden voor elke offerte en elke overeenkomst van ${company.name} in ${company.address.city}. Ons adres is ${company.address.street}, ${company.address.postalCode} ${company.address.city}. Wij hebben ze zo geschreven dat u ze zonder jurist kunt lezen. Afwijkende afspraken gelden als ze in de offerte of schriftelijk zijn bevestigd.

## 1. Begrippen

- **Wij**: ${company.name}, de opdrachtnemer.
- **U**: degene die ons om een offerte vraagt of een opdracht geeft.
- **Consument**: iemand die niet handelt voor beroep of bedrijf.
- **Werk**: de levering, installatie, reparatie of inspectie die in de offerte staat.

Van de wettelijke rechten van een consument wijken wij niet af. Spreekt een bepaling die rechten tegen, dan gaat de wet voor.

## 2. Offerte en overeenkomst

Een offerte is gratis en vrijblijvend. Zij is 30 dagen geldig vanaf de datum die erop staat. In de offerte leest u welk werk wij doen, met welke materialen en voor welke prijs.

De overeenkomst komt tot stand als u de offerte binnen die termijn schriftelijk of per e-mail aanvaardt. Een kennelijke vergissing in een offerte bindt ons niet. Wij melden zo’n vergissing direct.

Berekeningen van opbrengst, besparing, subsidie en terugverdientijd zijn schattingen. Ook de uitkomst van de calculator is een indicatie. Het weer, uw verbruik en veranderende regels bepalen de werkelijke uitkomst.

## 3. Herroeping door consumenten

Sluit u als consument de overeenkomst op afstand, bijvoorbeeld per e-mail? Of bij u thuis? Dan hebt u in de regel 14 dagen bedenktijd. Bij een dienst begint die termijn op de dag na het sluiten van de overeenkomst. Bij de levering van producten begint zij op de dag nadat u die hebt ontvangen.

U herroept door ons dat binnen de termijn te laten weten. Gebruik het modelformulier of uw eigen woorden. Een reden is niet nodig. Wij betalen binnen 14 dagen terug wat u al had betaald.

Wilt u dat wij binnen de bedenktijd beginnen, dan vragen wij daarvoor uw uitdrukkelijke verzoek. Herroept u daarna, dan betaalt u het deel dat al is uitgevoerd. Is een dienst op uw verzoek volledig uitgevoerd, dan vervalt het herroepingsrecht. Dat geldt alleen als u dat vooraf hebt erkend. Voor producten die op maat zijn gemaakt, zoals kozijnen, geldt geen herroepingsrecht.

## 4. Planning en uitvoering

Wij plannen het werk in overleg. Een genoemde datum is een streefdatum, tenzij wij schriftelijk een vaste datum afspreken. Bij regen, storm, vorst of ziekte kan het werk verschuiven. U hoort dat zo snel mogelijk, met een nieuwe datum.

Wij werken volgens de normen die voor het werk gelden, waaronder NEN 1010 voor elektrische installaties. Wij mogen een vakbekwame onderaannemer inschakelen en blijven zelf verantwoordelijk.

U zorgt ervoor dat:

- wij op de afgesproken tijd bij het werk kunnen;
- er stroom en water beschikbaar is;
- vergunningen en toestemming van een vereniging van eigenaars of verhuurder er zijn;
- wij vooraf weten van asbest, leidingen of gebreken die u bekend zijn.

Treffen wij asbest of een onveilige situatie aan, dan stoppen wij en overleggen wij met u.

## 5. Prijs en meerwerk

De prijs in de offerte is de prijs die u betaalt. Voor consumenten zijn prijzen inclusief btw. Meerwerk voeren wij pas uit nadat u de prijs kent en akkoord bent, bij voorkeur per e-mail. Alleen bij direct gevaar handelen wij meteen en informeren wij u daarna.

Vraagt u om minder werk dan afgesproken, dan verrekenen wij wat wij daardoor besparen.

## 6. Oplevering

Is het werk klaar, dan lopen wij het met u na. Zichtbare gebreken leggen wij samen vast en herstellen wij binnen een redelijke termijn. Het werk is opgeleverd zodra u het hebt goedgekeurd of in gebruik hebt genomen. Kleine gebreken die het gebruik niet hinderen, houden de oplevering niet tegen.

## 7. Facturering en betaling

Wij sturen de factuur binnen 14 dagen na de oplevering. U betaalt binnen 14 dagen na de factuurdatum. Een aanbetaling of betaling in delen geldt alleen als die in de offerte staat.

Betaalt u te laat, dan sturen wij eerst een herinnering. Een consument krijgt daarin nog 14 dagen om zonder extra kosten te betalen. Daarna mogen wij de wettelijke rente en de wettelijke incassokosten rekenen.

Bent u het niet eens met een deel van de factuur? Laat het binnen de betaaltermijn weten. Het deel waarover geen verschil bestaat, betaalt u op tijd.

Geleverde materialen blijven ons eigendom tot u ze hebt betaald, voor zover de wet dat toelaat.

## 8. Annulering

Annuleert u buiten de bedenktijd, dan brengen wij de kosten in rekening die wij al hebben gemaakt. Dat geldt ook voor materiaal dat wij niet kunnen terugsturen. Wij onderbouwen dat bedrag en trekken af wat wij door de annulering besparen.

## 9. Garantie

Op zonnepanelen geldt 25 jaar productgarantie, volgens de voorwaarden van de fabrikant in uw opleverdossier. Voor omvormers, batterijen, laadpalen, isolatie, kozijnen en dakmateriaal geldt de termijn die in de offerte staat. Op ons installatiewerk geldt de garantie uit de offerte.

De garantie geldt niet voor schade door:

- gebruik in strijd met de handleiding;
- wijzigingen of reparaties door anderen, zonder overleg met ons;
- storm, bliksem, hagel of een andere oorzaak van buiten;
- normale slijtage.

Naast deze garantie behoudt u uw wettelijke rechten. Een product en een installatie moeten doen wat u er redelijkerwijs van mag verwachten.

## 10. Aansprakelijkheid

Veroorzaken wij schade door een fout in ons werk, dan herstellen of vergoeden wij die. Voor zakelijke klanten is onze aansprakelijkheid beperkt tot het bedrag dat onze verzekering uitkeert. Keert de verzekering niet uit, dan is de factuurwaarde van het werk het maximum. Gevolgschade, zoals gemiste opbrengst, vergoeden wij aan zakelijke klanten niet.

Deze beperkingen gelden niet bij opzet of bewuste roekeloosheid, en niet tegenover consumenten.

## 11. Overmacht

Kan een partij door overmacht niet nakomen, dan wordt de uitvoering opgeschort. Daaronder valt ook een levering die buiten onze schuld uitblijft. Hetzelfde geldt voor een netbeheerder die geen aansluiting kan geven. Duurt de overmacht langer dan twee maanden, dan mogen beide partijen de overeenkomst beëindigen. Wat al is uitgevoerd en bruikbaar is, wordt betaald.

## 12. Klachten

Meld een klacht zo snel mogelijk nadat u het gebrek hebt ontdekt. Dat kan per e-mail, per telefoon of met het formulier op de pagina [contact](/contact). Meldt een consument binnen twee maanden na ontdekking, dan is dat in elk geval op tijd. U krijgt binnen twee werkdagen een eerste reactie. Geef ons de gelegenheid om te komen kijken en het gebrek te herstellen.

## 13. Persoonsgegevens

Hoe wij met uw gegevens omgaan, staat in de [privacyverklaring](/privacy).

## 14. Geschillen en toepasselijk recht

Op elke overeenkomst is Nederlands recht van toepassing. Komen wij er samen niet uit, dan beslist de bevoegde Nederlandse rechter. Een consument kan altijd terecht bij de rechter in de eigen woonplaats. Voor advies over uw rechten kunt u als consument terecht bij [ACM ConsuWijzer](https://www.consuwijzer.nl).`,
} satisfies LegalText;
