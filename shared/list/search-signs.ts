/** Signs of pairs of characters, which other pairs have, too. */
const PAIRS = 256;
/** Signs of single characters that are theirs alone: the digits and letters. */
const SINGLES = 36;

const pairSign = (first: number, second: number): number => Math.imul(first * 31 + second, 0x9e3779b1) >>> 24;

/** The sign of a digit or a letter; undefined for any other character. */
const singleSign = (code: number): number | undefined => {
  if (code >= 48 && code <= 57) return PAIRS + code - 48;
  return code >= 97 && code <= 122 ? PAIRS + 10 + code - 97 : undefined;
};

/** Whether the signs alone tell which rows hold a term, so that no text needs to be looked at. */
export const hasOwnSign = (term: string): boolean => term.length === 1 && singleSign(term.charCodeAt(0)) !== undefined;

/** Slots as bits, 32 in a number. */
type Bits = Uint32Array;
const wordsFor = (length: number): number => Math.ceil(length / 32);

/**
 * For each sign the slots whose text has it. Who looks for a term asks for the slots that have all signs of it: their
 * text may hold the term, no other can.
 */
export class SearchSigns {
  #words: number;
  readonly #bySign: (Bits | undefined)[] = new Array<Bits | undefined>(PAIRS + SINGLES).fill(undefined);

  /** The signs of 32 slots, which are set together because they stand in one number each. */
  readonly #block = new Uint32Array(PAIRS + SINGLES);

  constructor(length: number) {
    this.#words = wordsFor(length * 1.1);
  }

  grow(length: number): void {
    if (this.#words >= wordsFor(length)) return;
    this.#words = wordsFor(length * 1.1);
    this.#bySign.forEach((bits, sign) => {
      if (!bits) return;
      const grown = new Uint32Array(this.#words);
      grown.set(bits);
      this.#bySign[sign] = grown;
    });
  }

  /** Gives a slot the signs of a text, instead of those it has. */
  set(slot: number, text: string): void {
    for (const bits of this.#bySign) if (bits) bits[slot >>> 5]! &= ~(1 << (slot & 31));
    this.add(slot, text);
  }

  add(slot: number, text: string): void {
    this.#block.fill(0);
    noteSigns(this.#block, 1 << (slot & 31), text);
    this.#take(slot >>> 5);
  }

  /** Adds the texts of neighbouring slots, of which the first is a multiple of 32. */
  addAll(first: number, texts: readonly string[]): void {
    for (let from = 0; from < texts.length; from += 32) {
      this.#block.fill(0);
      const to = Math.min(from + 32, texts.length);
      for (let at = from; at < to; at += 1) noteSigns(this.#block, 1 << (at - from), texts[at]!);
      this.#take((first + from) >>> 5);
    }
  }

  /** The slots that may hold every term in one of its forms. */
  candidates(terms: readonly (readonly string[])[]): Bits {
    const bits = new Uint32Array(this.#words).fill(0xffff_ffff);
    for (const forms of terms) {
      const some = new Uint32Array(this.#words);
      for (const form of forms) {
        const all = this.#withForm(form);
        for (let at = 0; at < all.length; at += 1) some[at]! |= all[at]!;
      }
      for (let at = 0; at < bits.length; at += 1) bits[at]! &= some[at]!;
    }
    return bits;
  }

  #withForm(form: string): Bits {
    const signs = new Set<number>();
    for (let at = 1; at < form.length; at += 1) signs.add(pairSign(form.charCodeAt(at - 1), form.charCodeAt(at)));
    const single = singleSign(form.charCodeAt(0));
    if (form.length === 1 && single !== undefined) signs.add(single);
    const all = new Uint32Array(this.#words).fill(0xffff_ffff);
    for (const sign of signs) {
      const bits = this.#bySign[sign];
      if (!bits) return all.fill(0);
      for (let at = 0; at < all.length; at += 1) all[at]! &= bits[at]!;
    }
    return all;
  }

  #take(word: number): void {
    for (let sign = 0; sign < this.#block.length; sign += 1) {
      if (this.#block[sign] === 0) continue;
      const bits = (this.#bySign[sign] ??= new Uint32Array(this.#words));
      bits[word]! |= this.#block[sign]!;
    }
  }
}

/** Sets a bit for each sign of a text. */
const noteSigns = (block: Uint32Array, bit: number, text: string): void => {
  let previous = -1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (previous >= 0) block[pairSign(previous, code)]! |= bit;
    const single = singleSign(code);
    if (single !== undefined) block[single]! |= bit;
    previous = code;
  }
};
