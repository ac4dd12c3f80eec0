/** Signs of pairs of bytes, which other pairs have, too. */
const PAIRS = 256;
/** Signs of single characters that are theirs alone: the digits and letters. */
const SINGLES = 36;

const pairSign = (first: number, second: number): number => Math.imul(first * 31 + second, 0x9e3779b1) >>> 24;

/** The sign of a digit or a letter; undefined for any other byte. */
const singleSign = (byte: number): number | undefined => {
  if (byte >= 48 && byte <= 57) return PAIRS + byte - 48;
  return byte >= 97 && byte <= 122 ? PAIRS + 10 + byte - 97 : undefined;
};

/** Slots as bits, 32 in a number. */
type Bits = Uint32Array;

/**
 * For each sign the slots whose text has it. Who looks for a form asks for the slots that have all signs of it: their
 * text may hold the form, no other can.
 */
export class SearchSigns {
  readonly #words: number;
  readonly #bySign: (Bits | undefined)[] = new Array<Bits | undefined>(PAIRS + SINGLES).fill(undefined);

  /** The signs of 32 slots, which are set together because they stand in one number each. */
  readonly #block = new Uint32Array(PAIRS + SINGLES);

  constructor(length: number) {
    this.#words = Math.ceil(length / 32);
  }

  /** Notes the text of a slot; `take` keeps what was noted of the 32 slots of a word. */
  note(slot: number, bytes: Uint8Array, from: number, to: number): void {
    const bit = 1 << (slot & 31);
    let previous = -1;
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at]!;
      if (previous >= 0) this.#block[pairSign(previous, byte)]! |= bit;
      const single = singleSign(byte);
      if (single !== undefined) this.#block[single]! |= bit;
      previous = byte;
    }
  }

  take(word: number): void {
    for (let sign = 0; sign < this.#block.length; sign += 1) {
      if (this.#block[sign] === 0) continue;
      const bits = (this.#bySign[sign] ??= new Uint32Array(this.#words));
      bits[word] = this.#block[sign]!;
    }
    this.#block.fill(0);
  }

  /** The slots that may hold a form; `isExact` when they do. Undefined where there are none. */
  candidates(form: Uint8Array): { bits: Bits; isExact: boolean } | undefined {
    const signs = new Set<number>();
    for (let at = 1; at < form.length; at += 1) signs.add(pairSign(form[at - 1]!, form[at]!));
    const single = form.length === 1 ? singleSign(form[0]!) : undefined;
    if (single !== undefined) signs.add(single);
    const all = new Uint32Array(this.#words).fill(0xffff_ffff);
    for (const sign of signs) {
      const bits = this.#bySign[sign];
      if (!bits) return undefined;
      for (let at = 0; at < all.length; at += 1) all[at]! &= bits[at]!;
    }
    return { bits: all, isExact: single !== undefined };
  }
}
