import type { Language } from './language.ts';

/** What stands between a label and its value: French has a space before the colon, at which no line ends. */
const colons: Readonly<Record<Language, string>> = { nl: ': ', fr: '\u00A0: ', en: ': ' };

/** A label and its value as one text: "Fuel: Diesel". */
export const labelValueIn = (language: Language, label: string, value: string): string =>
  `${label}${colons[language]}${value}`;
