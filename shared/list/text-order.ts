import { compareKeys } from './sort-key.ts';

/** With fewer texts the tables of a radix sort cost more than they save. */
const RADIX_MIN = 10_000;
/** Two numbers of four characters each decide nearly every comparison of texts. */
const PACKED = 4;
const DIGIT_BITS = 16;
const DIGITS = 1 << DIGIT_BITS;
/** Characters from here on count as one; they and what follows them are told apart by comparing the texts. */
const CODE_MAX = 0xfe;

/** The first eight characters of each text as two numbers that sort as they do; 0 stands for the end of a text. */
const packed = (texts: readonly string[]): { first: Uint32Array; next: Uint32Array } => {
  const first = new Uint32Array(texts.length);
  const next = new Uint32Array(texts.length);
  texts.forEach((text, place) => {
    let isPlain = true;
    const codeAt = (at: number): number => {
      if (!isPlain || at >= text.length) return 0;
      const code = text.charCodeAt(at);
      isPlain = code < CODE_MAX;
      return Math.min(code, CODE_MAX) + 1;
    };
    for (let at = 0; at < PACKED; at += 1) first[place] = first[place]! * 0x100 + codeAt(at);
    for (let at = PACKED; at < 2 * PACKED; at += 1) next[place] = next[place]! * 0x100 + codeAt(at);
  });
  return { first, next };
};

const byDigit = (order: Uint32Array, numbers: Uint32Array, shift: number): Uint32Array => {
  const ends = new Uint32Array(DIGITS + 1);
  const digitOf = (place: number): number => (numbers[place]! >>> shift) & (DIGITS - 1);
  for (const place of order) ends[digitOf(place) + 1]! += 1;
  for (let digit = 1; digit <= DIGITS; digit += 1) ends[digit]! += ends[digit - 1]!;
  const sorted = new Uint32Array(order.length);
  for (const place of order) {
    const digit = digitOf(place);
    sorted[ends[digit]!] = place;
    ends[digit]! += 1;
  }
  return sorted;
};

/**
 * The places of texts in ascending order of their UTF-16 codes. A radix sort by the first eight characters, and a
 * comparison of the texts that have those in common: a million plates take two fifths of the time of comparing all.
 */
export const textOrder = (texts: readonly string[]): Uint32Array => {
  const compare = (a: number, b: number): number => compareKeys(texts[a]!, texts[b]!);
  if (texts.length < RADIX_MIN) return Uint32Array.from(texts.keys()).sort(compare);
  const { first, next } = packed(texts);
  let order: Uint32Array = Uint32Array.from(texts.keys());
  for (const numbers of [next, first]) {
    order = byDigit(byDigit(order, numbers, 0), numbers, DIGIT_BITS);
  }
  const isAlike = (a: number, b: number): boolean => first[a] === first[b] && next[a] === next[b];
  for (let from = 0, to = 1; to <= order.length; to += 1) {
    if (to < order.length && isAlike(order[from]!, order[to]!)) continue;
    if (to - from > 1) order.subarray(from, to).sort(compare);
    from = to;
  }
  return order;
};
