/** The steps of the fault wizard, in their order; each is a state of its machine. */
export const faultSteps = ['type', 'details', 'planning', 'confirmation'] as const;

export type FaultStep = (typeof faultSteps)[number];
