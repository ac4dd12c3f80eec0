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
class SearchSigns {
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

/** Texts of neighbouring slots stand one after the other in one array of bytes. */
const CHUNK_SLOTS = 1_024;
const UNIT_BYTES = 3;

/**
 * Writes a text as bytes, each unit of it on its own, so that the bytes of a part of a text are a part of its bytes;
 * returns where they end.
 */
const writeBytes = (bytes: Uint8Array, from: number, text: string): number => {
  let end = from;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) bytes[end++] = unit;
    else {
      if (unit < 0x800) bytes[end++] = 0xc0 | (unit >>> 6);
      else {
        bytes[end++] = 0xe0 | (unit >>> 12);
        bytes[end++] = 0x80 | ((unit >>> 6) & 0x3f);
      }
      bytes[end++] = 0x80 | (unit & 0x3f);
    }
  }
  return end;
};

export const bytesOf = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length * UNIT_BYTES);
  return bytes.slice(0, writeBytes(bytes, 0, text));
};

/** Texts by slot, read in order. They stand outside the heap, where strings of a million rows would be walked over. */
export class SearchBytes {
  readonly #signs: SearchSigns;
  readonly #chunks: Uint8Array[] = [];
  /** Where the text of each slot ends in its chunk. */
  readonly #ends: Uint32Array;
  #open = new Uint8Array(CHUNK_SLOTS);
  #done = 0;

  constructor(length: number) {
    this.#ends = new Uint32Array(length);
    this.#signs = new SearchSigns(length);
  }

  /** Adds the text of the next slot. */
  add(text: string): void {
    const slot = this.#done++;
    const from = this.#startOf(slot);
    const most = from + text.length * UNIT_BYTES;
    if (most > this.#open.length) {
      const grown = new Uint8Array(most * 2);
      grown.set(this.#open);
      this.#open = grown;
    }
    const end = (this.#ends[slot] = writeBytes(this.#open, from, text));
    this.#signs.note(slot, this.#open, from, end);
    const isLast = this.#done === this.#ends.length;
    if (isLast || this.#done % 32 === 0) this.#signs.take(slot >>> 5);
    if (isLast || this.#done % CHUNK_SLOTS === 0) this.#chunks.push(this.#open.slice(0, end));
  }

  holds(slot: number, form: Uint8Array): boolean {
    const chunk = this.#chunks[Math.floor(slot / CHUNK_SLOTS)];
    return chunk !== undefined && hasPart(chunk, this.#startOf(slot), this.#ends[slot]!, form);
  }

  /** Sets the bits of the slots among `within` whose text holds a form. */
  mark(bits: Uint32Array, form: Uint8Array, within: Uint32Array): void {
    const found = this.#signs.candidates(form);
    if (!found) return;
    const words = Math.min(found.bits.length, bits.length, within.length);
    for (let word = 0; word < words; word += 1) {
      let left = found.bits[word]! & within[word]! & ~bits[word]!;
      if (found.isExact) bits[word]! |= left;
      else
        for (; left !== 0; left &= left - 1) {
          const bit = left & -left;
          if (this.holds(word * 32 + 31 - Math.clz32(bit), form)) bits[word]! |= bit;
        }
    }
  }

  #startOf(slot: number): number {
    return slot % CHUNK_SLOTS === 0 ? 0 : this.#ends[slot - 1]!;
  }
}

const hasPart = (bytes: Uint8Array, from: number, to: number, part: Uint8Array): boolean => {
  const first = part[0];
  for (let at = from; at <= to - part.length; at += 1) {
    if (bytes[at] !== first) continue;
    let length = 1;
    while (length < part.length && bytes[at + length] === part[length]) length += 1;
    if (length === part.length) return true;
  }
  return false;
};
