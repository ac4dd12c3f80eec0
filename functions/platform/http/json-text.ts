/** A value as its JSON, for an answer that sends the same large parts again and again. */
export class JsonText<T> {
  readonly text: string;
  /** Read by the compiler only: the type of the value. */
  declare readonly value: T;
  constructor(text: string) {
    this.text = text;
  }
}

const WIDE = /[\u0100-\uffff]/;
const EACH_WIDE = /[\u0100-\uffff]/g;
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * A text in one byte per character: a single character beyond Latin-1 would double the memory of the whole answer. It
 * is escaped, and the text is read anew, because the engine keeps the width of a text whose wide characters are gone.
 */
const narrow = (json: string): string =>
  WIDE.test(json) ? Buffer.from(json.replace(EACH_WIDE, escaped), 'latin1').toString('latin1') : json;

export const jsonText = <T>(value: T): JsonText<T> => new JsonText(narrow(JSON.stringify(value)));

/** An object with more fields than its text has; neither part is empty. */
export const withFields = <T extends object, More extends object>(
  { text }: JsonText<T>,
  more: More,
): JsonText<T & More> => new JsonText(`${text.slice(0, -1)},${jsonText(more).text.slice(1)}`);

/** An object with one more field, a list, which is copied once however long it is. */
export const withList = <T extends object, K extends string, Item>(
  { text }: JsonText<T>,
  key: K,
  items: readonly JsonText<Item>[],
): JsonText<T & Record<K, Item[]>> => {
  const texts = items.map((item) => item.text);
  const [first = '', ...others] = texts;
  const last = others.pop();
  const begin = `${text.slice(0, -1)},${JSON.stringify(key)}:[${first}`;
  return new JsonText(last === undefined ? `${begin}]}` : [begin, ...others, `${last}]}`].join());
};
