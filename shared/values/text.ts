import * as z from 'zod';
import { failsWith } from '#shared/errors/issue.ts';
import { isBlank } from './is-blank.ts';

// C0/C1 controls except \n and \t, the bidirectional overrides that can disguise a name, what stands for a character that
// was lost (a body that is not UTF-8 arrives with it), and numbers that are no characters: no workbook may hold them
// (docs/areas/platform.md#bad-input).
// oxlint-disable-next-line no-control-regex -- why: the pattern refuses exactly these control characters
const FORBIDDEN = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFFFD\p{NChar}]/u;
const LINE_BREAKS = /[\n\t]/;

/** Characters that nobody sees: a name with one looks like another name without (soft hyphen, zero-width space …). */
const INVISIBLE = /[\u034F\u00AD\u115F\u1160\u180E\u200B\u2060-\u2064\u206A-\u206F\u3164\uFEFF\uFFA0]/g;
/**
 * Joiners, marks of direction, variants and tags: they shape what stands before them, but no Latin letter, and no digit
 * or sign other than that of a key (1️⃣).
 */
const IDLE_SHAPERS =
  /(?<![^\p{Script=Latin}\p{Nd}\p{P}\s])[\uFE00-\uFE0F\u061C\u200C-\u200F\u{E0000}-\u{E01EF}]+(?!\u20E3)/gu;
/** The blank of Braille is none to `\s`. */
const SPACES = /[\s\u2800]+/g;
const seen = (text: string): string => (isBlank(text) ? '' : text.trim());

/** One line as it is stored: NFC, trimmed, without invisible characters, and one space between words. */
export const oneLine = (text: string): string =>
  seen(text.normalize('NFC').replace(INVISIBLE, '').replace(IDLE_SHAPERS, '').replace(SPACES, ' '));

const isClean = (text: string): boolean => text.isWellFormed() && !FORBIDDEN.test(text);

/** Whether a text holds nothing that a line may not have. */
export const isLine = (text: string): boolean => isClean(text) && !LINE_BREAKS.test(text.trim());

/** One line of text (`oneLine`), at most `max` UTF-16 units (as `maxlength` counts). */
export const line = (max: number) =>
  z
    .string()
    .refine(isLine, failsWith('invalid_characters'))
    .transform(oneLine)
    .refine((text) => text.length <= max, failsWith('too_long', { max }));

const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const ASCII_OF_FULL_WIDTH = 0xfee0;

/** Cyrillic and Greek letters that look like Latin ones. */
const LOOKS_LATIN = /[АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορυ]/u;
const WORDS = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;

const isDisguised = (text: string): boolean =>
  (text.match(WORDS) ?? []).some((word) => LATIN.test(word) && LOOKS_LATIN.test(word));

/**
 * A line that no two records share: wide letters become plain ones, and a word of Latin letters has none of another
 * script that looks the same. A name in another script is another name.
 */
export const nameLine = (max: number) =>
  line(max)
    .transform((text) =>
      text.replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - ASCII_OF_FULL_WIDTH)),
    )
    .refine((text) => !isDisguised(text), failsWith('invalid_characters'));

/** Several lines of text. */
export const paragraph = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n'))
    .refine(isClean, failsWith('invalid_characters'))
    .transform((text) => seen(text.normalize('NFC')))
    .refine((text) => text.length <= max, failsWith('too_long', { max }));
