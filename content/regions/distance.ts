import { company } from '../company';

interface Place {
  name: string;
  kilometres: number;
}

const NEAR = 60;

/** Ends a sentence about who comes to the door. */
export function fromWhere({ name, kilometres }: Place): string {
  const { city } = company.address;
  if (kilometres === 0) return `uit ${city}, uw eigen stad`;
  return kilometres > NEAR ? `uit ${city}, ook in ${name}` : `uit ${city}, ${kilometres} kilometer bij u vandaan`;
}

export const toOffice = ({ name, kilometres }: Place) =>
  kilometres === 0
    ? `Ons kantoor staat in ${name} zelf, aan de ${company.address.street}.`
    : `Van ${name} naar ons kantoor in ${company.address.city} is het hemelsbreed ${kilometres} kilometer.`;
