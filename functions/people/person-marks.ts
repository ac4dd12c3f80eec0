import { isOfWord } from '#shared/values/is-of-word.ts';

/** Texts by which an erased person is known, each with what stands in its place. */
export type Mark = {
  readonly text: string;
  readonly by: string;
  /** Others are called so, too: it goes only where the person is meant. */
  readonly isShared: boolean;
};

/** Shorter texts would be found inside of others by chance. */
const LENGTH_MIN = 5;

/** The forms of a text in storage: as it is, and escaped as in JSON, which packed rows and stored answers are. */
const formsOf = (text: string): string[] => [...new Set([text, JSON.stringify(text).slice(1, -1)])];

/** Whether a text says who somebody is when it stands alone: a whole name, an address, a long number. */
export const isTelling = (text: string): boolean =>
  text.trim().length >= LENGTH_MIN && (/[@\s]/u.test(text.trim()) || text.replaceAll(/\D/gu, '').length >= LENGTH_MIN);

/** A letter that has more than one sign in lower case ("İ") stays, since places in the text would differ. */
const loweredSign = (sign: string): string => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign);

/** Lower case of the same length. At the end of a word sigma has a sign of its own, which a part of a text may lack. */
const lowered = (text: string): string => {
  const whole = text.toLowerCase();
  return (whole.length === text.length ? whole : Array.from(text, loweredSign).join('')).replaceAll('ς', 'σ');
};

/** A text to look for, in lower case, and what stands in its place. */
type Form = { readonly form: string; readonly by: string };

/** Longest first, since a short one may be a part of a long one. */
const wantedIn = (marks: readonly Mark[]): readonly Form[] =>
  marks
    .flatMap(({ text, by }) => formsOf(text).map((form) => ({ form: lowered(form), by })))
    .toSorted((one, other) => other.form.length - one.form.length);

/** Replaces a form where it is a whole word: "Jan Peeters" is not found in "Jan Peetersen". */
const withoutForm = (text: string, { form, by }: Form): string => {
  let rest = text;
  let at = lowered(rest).indexOf(form);
  while (at >= 0) {
    const end = at + form.length;
    // In packed rows the end of a line is a letter after a backslash.
    const isBegin = !isOfWord(rest[at - 1]) || rest[at - 2] === '\\';
    const isWhole = isBegin && !isOfWord(rest[end]);
    if (isWhole) rest = rest.slice(0, at) + by + rest.slice(end);
    at = lowered(rest).indexOf(form, isWhole ? at + by.length : at + 1);
  }
  return rest;
};

/** Whether a value names the person or one of their logins by number. */
export const isMeant = (value: unknown, key: string, ids: Ids): boolean => {
  if (typeof value === 'number')
    return /employee_?id$/iu.test(key) ? value === ids.person : key.endsWith('user_id') && ids.users.has(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => isMeant(inner, Array.isArray(value) ? key : name, ids));
};

type Ids = { readonly person: number; readonly users: ReadonlySet<number> };

/** Replaces the marks in every text of a value; undefined where there are none. */
export type Rewriter = <Value extends object>(value: Value, isTheirs?: boolean) => Value | undefined;

const mapTexts = (value: unknown, map: (text: string) => string): unknown => {
  if (typeof value === 'string') return map(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, map));
  // Bytes and sets hold no texts of ours.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, map)]));
};

/** A mark that others have as well is replaced where the value names the person or one of their logins by number. */
export const rewriterOf = (marks: readonly Mark[], ids: Ids): Rewriter => {
  const everywhere = wantedIn(marks.filter(({ isShared }) => !isShared));
  const theirs = wantedIn(marks);
  return (value, isTheirs = false) => {
    const wanted = isTheirs || isMeant(value, '', ids) ? theirs : everywhere;
    const before = JSON.stringify(value);
    const whole = lowered(before);
    // Text in JSON has signs escaped that the text itself has not.
    if (!wanted.some(({ form }) => whole.includes(form) || whole.includes(JSON.stringify(form).slice(1, -1))))
      return undefined;
    const after = mapTexts(value, (text) => wanted.reduce(withoutForm, text));
    // why: a value keeps its form, only its texts change
    return JSON.stringify(after) === before ? undefined : (after as typeof value);
  };
};
