/** The steps of the calculator, in their order; each is a state of its machine. */
export const calculatorSteps = ['address', 'usage', 'roof', 'result'] as const;

export type CalculatorStep = (typeof calculatorSteps)[number];
