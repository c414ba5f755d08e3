export const galleryTexts = {
  loading: 'Laden...',
  empty: 'Galerij is leeg',
  fill: 'Voeg afbeeldingen toe aan de publieke map content/pictures.',
  impression: 'Impressie',
};
