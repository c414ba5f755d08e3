export { ResultStep } from './ResultStep';
export { RoofStep } from './RoofStep';
export { UsageStep } from './UsageStep';
