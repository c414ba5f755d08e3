import { accordionMachine } from '../../machines/accordion/accordion.machine';
import type { Promises } from '../../tools/charts/checks';
import { modelOf } from '../../tools/charts/paths/model';

const events = [
  { type: 'open.change', open: [] },
  { type: 'open.change', open: ['vraag-1'] },
  { type: 'open.change', open: ['vraag-1', 'vraag-2'] },
] as const;

export const accordionModel = modelOf(accordionMachine, events, { input: {}, page: '/laadpaal' });

export const openModel = modelOf(accordionMachine, events, { input: { open: ['vraag-1'] }, page: '/laadpaal' });

export const accordionPromises: Promises = { machine: 'accordion', spared: { 'open.change': 'nothing is typed' } };
