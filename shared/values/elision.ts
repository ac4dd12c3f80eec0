import type { Language } from './language.ts';

/** `de`, `que` and the conjunctions on it, right before the place of a value: `le dossier de {{name}}`. */
const BEFORE_VALUE = /(?<!\p{L})(d|qu|jusqu|lorsqu|puisqu|quoiqu)e \{\{(\w+)\}\}/giu;

/**
 * How a word begins before which French elides: a vowel, a `y` before a consonant (Yves), or the silent h of these
 * names. Marks around a value, which no text contains, count for nothing.
 */
const ELIDING = /^\0?(?:[aeiou\u0153\u00e6]|y[^aeiou]|h(?:elene|eloise|enri|erve|onor|ortens|ubert))/iu;

const elides = (value: unknown): boolean =>
  typeof value === 'string' && ELIDING.test(value.normalize('NFD').replace(/\p{M}/gu, ''));

/** A text, its values still to come, as its language wants it before them: `le dossier d'{{name}}` for Annelies. */
export const withElision = (text: string, values: Readonly<Record<string, unknown>>, language: string): string =>
  language === ('fr' satisfies Language)
    ? text.replace(BEFORE_VALUE, (place, word: string, name: string) =>
        elides(values[name]) ? `${word}'{{${name}}}` : place,
      )
    : text;

type Interpolator<Options> = {
  interpolate: (text: string, values: object, language: string, options: Options) => string;
};

/** Lets every French text that i18next fills in elide before its values. */
export const elideIn = <Options>(interpolator: Interpolator<Options>): void => {
  const fill = interpolator.interpolate.bind(interpolator);
  interpolator.interpolate = (text, values, language, options) =>
    fill(withElision(text, { ...values }, language), values, language, options);
};
