import * as z from 'zod';
import { failsWith } from '#shared/errors/issue.ts';

// C0/C1 controls except \n and \t, the bidirectional overrides that can disguise a name, and what stands for a character
// that was lost: a body that is not UTF-8 arrives with it (docs/areas/platform.md#bad-input).
// oxlint-disable-next-line no-control-regex -- why: the pattern refuses exactly these control characters
const FORBIDDEN = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFFFD]/u;
const LINE_BREAKS = /[\n\t]/;

/** Characters that nobody sees: a name with one looks like another name without (soft hyphen, zero-width space …). */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g;

/** One line as it is stored: NFC, trimmed, without invisible characters, and one space between words. */
export const oneLine = (text: string): string =>
  text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();

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
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text.length <= max, failsWith('too_long', { max }));
