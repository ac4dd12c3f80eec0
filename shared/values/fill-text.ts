import { withElision } from './elision.ts';
import type { Language } from './language.ts';

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** The names of the values that a text takes. */
export const valuesOf = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** A text of a language with its values; one that is missing is empty. */
export const fillText = (text: string, values: Readonly<Record<string, string>>, language: Language): string =>
  withElision(text, values, language).replace(PLACEHOLDER, (_, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : '',
  );
