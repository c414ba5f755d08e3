/** `/diensten/…` */
export const serviceTexts = {
  approach: 'Zo komt u aan een vaste prijs',
  from: (price: string) => `Vanaf ${price}`,
  packages: 'Bekijk de pakketten',
  fixed: 'U krijgt één vast bedrag, voordat u beslist.',
  more: 'Hoe het werkt',
  quote: 'Vraag offerte aan',
  calculate: 'Bereken wat uw dak oplevert',
  features: 'Wat u krijgt',
  process: 'Van advies tot nazorg',
  questions: 'Veelgestelde vragen',
} as const;
