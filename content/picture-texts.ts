/**
 * What each picture of the gallery shows, by its file name, in the order of the gallery. The order also gives a picture
 * its shape: upright, landscape, square, wide, and so on. A picture without a text stops the build.
 */
const texts = {
  thuisbatterij: 'Thuisbatterij naast omvormer en groepenkast aan een lichte wand',
  schuur: 'Boerenschuur met een dak vol zonnepanelen',
  dakisolatie: 'Zolder met isolatieplaten, klaar om tussen de balken te plaatsen',
  'hero-rijtjeshuizen': 'Rij bakstenen huizen met zonnepanelen op pannendaken',
  'dak-panelen': 'Zonnepanelen rond een dakraam, op oranje en antraciet pannen',
  'laadpaal-uitsnede': 'Laadpaal aan de muur naast een garagedeur, met een auto aan de kabel',
  'kozijnen-voordeur': 'Gevel met nieuwe donkere kozijnen en een houten voordeur',
  dakrenovatie: 'Dak in renovatie: links panlatten, rechts nieuwe antraciet pannen',
  vrijstaand: 'Vrijstaand huis met zonnepanelen en een laadpaal bij de voordeur',
  meterkast: 'Open meterkast met een nette groepenkast en rechte bedrading',
  raamdetail: 'Donker kozijn met gekanteld raam in een bakstenen muur',
  bedrijfsdak: 'Plat bedrijfsdak vol zonnepanelen, met uitzicht over de polder',
};

export type PictureName = keyof typeof texts;
export const pictureTexts: Readonly<Record<string, string>> = texts;
