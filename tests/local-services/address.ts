import { freshServices } from './support';

export const { app } = freshServices();

export const base = '/_lokaal/locatieserver/search/v3_1';

export const ask = (endpoint: string, query: Record<string, string>) =>
  app.request(`${base}/${endpoint}?${new URLSearchParams(query)}`);
