import { oneLine } from '#shared/values/text.ts';

/** Which part of a whole name stands first. */
export type NameOrder = 'first' | 'last';

/** `isSure` is false where another reading is as likely. A name of one word has no first name. */
export type SplitName = { first_name: string; last_name: string; isSure: boolean };

const PARTICLES: ReadonlySet<string> = new Set([
  'van', 'vande', 'vanden', 'vander', 'von', 'de', 'den', 'der', 'du', 'des', 'del', 'della', 'di', 'da', 'dos', 'la', 'le',
  'les', 'ter', 'ten', 'te', "'t", 't', 'op', 'el',
]); // prettier-ignore

const isParticle = (word: string): boolean => PARTICLES.has(word.toLowerCase().replaceAll('’', "'"));

/** A word of two capitals or more, which lists write last names in. */
const isCapital = (word: string): boolean => word === word.toUpperCase() && (word.match(/\p{Lu}/gu) ?? []).length > 1;

const BEGINS_WITH_PARTICLE = /^d['’]\p{L}/iu;

/** The words of a name, each with the particles before it: `van de Velde`. */
const unitsOf = (words: readonly string[]): string[] => {
  const units: string[] = [];
  let waiting: string[] = [];
  for (const word of words) {
    waiting.push(word);
    if (isParticle(word)) continue;
    units.push(waiting.join(' '));
    waiting = [];
  }
  return waiting.length === 0 ? units : [...units, waiting.join(' ')];
};

const hasParticle = (unit: string): boolean =>
  BEGINS_WITH_PARTICLE.test(unit) || (unit.includes(' ') && isParticle(unit.slice(0, unit.indexOf(' '))));

type Parts = { first: string; last: string };

/** The parts of a name whose last name is in capitals, with particles in any case. */
const byCapitals = (words: readonly string[]): (Parts & { order: NameOrder }) | undefined => {
  const isLast = (word: string): boolean => isCapital(word) || isParticle(word);
  if (!words.some((word) => isCapital(word)) || words.every(isLast)) return undefined;
  const at = words.findIndex((word) => !isLast(word));
  const [before, after] = [words.slice(0, at), words.slice(at)];
  if (before.some(isCapital))
    return after.some(isLast) ? undefined : { order: 'last', last: before.join(' '), first: after.join(' ') };
  const from = words.findIndex(isLast);
  const rest = words.slice(from);
  return from > 0 && rest.every(isLast)
    ? { order: 'first', first: words.slice(0, from).join(' '), last: rest.join(' ') }
    : undefined;
};

/** The order that the particle of one of two words tells: it belongs to the last name. */
const byParticle = (units: readonly string[]): NameOrder | undefined => {
  const [one = '', other = ''] = units;
  if (units.length !== 2 || hasParticle(one) === hasParticle(other)) return undefined;
  return hasParticle(one) ? 'last' : 'first';
};

const byComma = (text: string): Parts | undefined => {
  const [last = '', first = '', ...more] = text.split(',').map((part) => part.trim());
  return last !== '' && first !== '' && more.length === 0 ? { first, last } : undefined;
};

const inOrder = (units: readonly string[], order: NameOrder): Parts => {
  const [one = '', ...rest] = units;
  const others = rest.join(' ');
  return order === 'first' ? { first: one, last: others } : { first: others, last: one };
};

/**
 * Splits a whole name. A comma, capitals or the particle of a last name tell its parts; where nothing does, the chosen
 * order counts, and a third word may belong to either part.
 */
export const splitName = (name: string, order: NameOrder): SplitName => {
  const text = oneLine(name);
  const words = text.replaceAll(',', ' ').split(' ').filter(Boolean);
  const told = byComma(text) ?? byCapitals(words);
  if (told) return { first_name: told.first, last_name: told.last, isSure: true };
  const units = unitsOf(words);
  if (units.length < 2) return { first_name: '', last_name: text, isSure: false };
  const { first, last } = inOrder(units, byParticle(units) ?? order);
  return { first_name: first, last_name: last, isSure: units.length === 2 };
};

const orderOf = (name: string): NameOrder | undefined => {
  const text = oneLine(name);
  if (byComma(text)) return 'last';
  const words = text.split(' ');
  return byCapitals(words)?.order ?? byParticle(unitsOf(words));
};

/** The order of the names of a column, as far as some of them tell it and none contradicts. */
export const orderOfNames = (names: readonly string[]): NameOrder | undefined => {
  const orders = new Set(names.flatMap((name) => orderOf(name) ?? []));
  return orders.size === 1 ? [...orders][0] : undefined;
};

/** Whether a column seems to hold whole names: most of its values have more words than a last name has. */
export const areWholeNames = (names: readonly string[]): boolean =>
  names.filter((name) => unitsOf(oneLine(name).split(/[\s,]+/)).length > 1).length * 2 > names.length;
