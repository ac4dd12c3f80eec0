/** Texts by which an erased person is known, each with what stands in its place. */
export type Mark = {
  readonly text: string;
  readonly by: string;
  /** Others are called so, too: it goes only where the person is meant. */
  readonly isShared: boolean;
};

/** Shorter texts would be found inside of others by chance. */
const LENGTH_MIN = 5;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** As it stands in JSON, which packed rows and stored answers are. */
const formsOf = (text: string): string[] => [...new Set([text, JSON.stringify(text).slice(1, -1)])];

/** Whether a text says who somebody is when it stands alone: a whole name, an address, a long number. */
export const isTelling = (text: string): boolean =>
  text.trim().length >= LENGTH_MIN && (/[@\s]/u.test(text.trim()) || text.replaceAll(/\D/gu, '').length >= LENGTH_MIN);

const patternOf = (marks: readonly Mark[]): RegExp | undefined => {
  const forms = marks.flatMap(({ text }) => formsOf(text)).toSorted((one, other) => other.length - one.length);
  if (forms.length === 0) return undefined;
  const either = forms.map(escaped).join('|');
  // why: a name is a whole word, so that "Jan Peeters" is not found in "Jan Peetersen"
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${either})(?![\p{L}\p{N}])`, 'giu');
};

const isMeant = (value: unknown, key: string, ids: Ids): boolean => {
  if (typeof value === 'number') return /employee_?id$/iu.test(key) ? value === ids.person : /user_id$/u.test(key) && ids.users.has(value); // prettier-ignore
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
  const byText = new Map(marks.flatMap(({ text, by }) => formsOf(text).map((form) => [form.toLowerCase(), by])));
  const everywhere = patternOf(marks.filter(({ isShared }) => !isShared));
  const theirs = patternOf(marks);
  return (value, isTheirs = false) => {
    const pattern = isTheirs || isMeant(value, '', ids) ? theirs : everywhere;
    if (!pattern || JSON.stringify(value).search(pattern) < 0) return undefined;
    const map = (text: string): string => text.replaceAll(pattern, (found) => byText.get(found.toLowerCase()) ?? '');
    // why: a value keeps its form, only its texts change
    return mapTexts(value, map) as typeof value;
  };
};
