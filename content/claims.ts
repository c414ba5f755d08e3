interface Claim {
  text: string;
  /** The clause of the specification that makes the claim. */
  clause: `§${number}`;
}

type Claims = Record<string, Claim>;

export const stripClaims = {
  reviews: { text: 'Gebaseerd op 146+ reviews', clause: '§1' },
  reviewsShort: { text: '146+ reviews', clause: '§1' },
} as const satisfies Claims;

export const proofClaims = {
  quote: { text: 'Offerte binnen 24 uur', clause: '§9' },
  guarantee: { text: '25 jaar productgarantie', clause: '§9' },
  certifications: { text: 'NEN 1010, NEN 3140 en VCA-VOL', clause: '§9' },
  area: { text: 'Vanuit Amersfoort, in heel Nederland', clause: '§1' },
} as const satisfies Claims;

export const teamClaims = {
  experience: { text: '20+ jaar', clause: '§9' },
  saving: { text: 'tot 70%', clause: '§9' },
  installation: { text: '1–2 dagen', clause: '§9' },
  guarantee: { text: '25 jaar', clause: '§9' },
  faultService: { text: '24/7', clause: '§1' },
  certified: { text: 'NEN', clause: '§1' },
} as const satisfies Claims;

export const aboutClaims = {
  experience: { text: '20+ jaar', clause: '§9' },
  customers: { text: '1.300', clause: '§9' },
  satisfied: { text: '98%', clause: '§9' },
  carbon: { text: '2,5 miljoen+', clause: '§9' },
  installation: { text: '1–2 dagen', clause: '§9' },
  guarantee: { text: '25 jaar', clause: '§9' },
} as const satisfies Claims;

export const stepClaims = {
  inspection: { text: 'Gratis', clause: '§9' },
  quote: { text: 'Binnen 24 uur', clause: '§9' },
  installation: { text: '1–2 dagen', clause: '§9' },
  support: { text: '24/7 bereikbaar', clause: '§9' },
} as const satisfies Claims;

export const reviewClaims = {
  count: { text: '146+ klanten beoordeelden ons werk.', clause: '§9' },
} as const satisfies Claims;

export const regionClaims = {
  installations: { text: '1.2K+', clause: '§2' },
  satisfied: { text: '98%', clause: '§2' },
  saving: { text: '70%', clause: '§2' },
} as const satisfies Claims;

export const batteryClaims = {
  ownPower: { text: '24/7', clause: '§2' },
  reply: { text: '24 uur', clause: '§1' },
  experience: { text: '20+ jaar', clause: '§1' },
} as const satisfies Claims;

export const trustClaims = {
  certified: { text: 'Gecertificeerd', clause: '§2' },
  reachable: { text: '24/7 bereikbaar', clause: '§2' },
  callOut: { text: 'Geen voorrijkosten', clause: '§2' },
  satisfaction: { text: '9,4', clause: '§2' },
} as const satisfies Claims;

export const chargingClaims = {
  installed: { text: '1000+', clause: '§2' },
  satisfied: { text: '99%', clause: '§2' },
  experience: { text: '10+ jaar', clause: '§2' },
  installation: { text: 'Binnen 10 werkdagen', clause: '§9' },
} as const satisfies Claims;

export const roofClaims = {
  renovated: { text: '2500+', clause: '§2' },
  satisfied: { text: '98%', clause: '§2' },
} as const satisfies Claims;

export const framesClaims = {
  projects: { text: '5000+', clause: '§2' },
  satisfied: { text: '99%', clause: '§2' },
} as const satisfies Claims;

export const closeClaims = {
  reply: { text: 'Gratis en vrijblijvend. We nemen binnen 24 uur contact met u op.', clause: '§1' },
} as const satisfies Claims;
