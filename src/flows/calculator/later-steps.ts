export { ResultStep } from './ResultStep';
export { RoofStep } from './RoofStep';
export { UsageStep } from './UsageStep';
export { calculationIn, shareCalculation } from './share-calculation';
