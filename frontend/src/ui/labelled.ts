import { shownLanguage } from './format.ts';

/** A name with what is said of it: "Fuel: choose one"; in French a space that does not break stands before the colon. */
export const labelled = (label: string, said: string): string =>
  `${label}${shownLanguage() === 'fr' ? '\u00A0' : ''}: ${said}`;
