/** `/projecten` */
export const galleryTexts = {
  title: 'Projecten',
  lead: 'Van pannendak tot meterkast: zo kan ons werk er bij u uitzien. Beelden en gegevens zijn voorbeelden.',
  loading: 'Laden...',
  empty: 'Galerij is leeg',
  fill: 'Voeg afbeeldingen toe aan de publieke map content/pictures.',
  impression: 'impressie',
};
