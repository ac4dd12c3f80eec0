import type { Language } from './language.ts';
import type { IsoDate } from './dates.ts';

/**
 * How Belgians who speak a language write: `1.234,56` in Dutch and English, `1 234,56` in French; days as dd/mm/yyyy.
 */
const locales: Readonly<Record<Language, string>> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-BE' };

const BRUSSELS = 'Europe/Brussels';
/** The sign of a negative number, as wide as a digit, at which no line breaks. */
export const MINUS = '\u2212';
const NARROW_SPACE = '\u202F';
const NBSP = '\u00A0';

const KB = 1024;
/** A byte is an octet in French. */
const byteOf: Readonly<Record<Language, string>> = { nl: 'B', fr: 'o', en: 'B' };

/** The day and month of a day or moment as the API has it: `19/11` of `19/11/2026 14:05`. */
export const dayMonth = (day: string): string => day.slice(0, 5);

const atMidnight = (iso: IsoDate): Date => new Date(`${iso}T00:00:00Z`);

/** Hours in Belgium, of which `21:46` and `21` are parts. */
const parts = { timeZone: BRUSSELS, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Makes a format when it is first asked for, as making one is slow, and keeps it. */
const madeOnce = <Options, Format>(make: (options: Options) => Format): ((options: Options) => Format) => {
  const known = new Map<string, Format>();
  return (options) => {
    const key = JSON.stringify(options);
    const format = known.get(key) ?? make(options);
    known.set(key, format);
    return format;
  };
};

const made = (language: Language) => {
  const locale = locales[language];
  const isSignLast = language === 'fr';
  const numberOf = madeOnce(
    (options: Intl.NumberFormatOptions): Intl.NumberFormat => new Intl.NumberFormat(locale, options),
  );
  const numberFormat = (min: number, max: number, useGrouping = true): Intl.NumberFormat =>
    numberOf({ minimumFractionDigits: min, maximumFractionDigits: max, useGrouping });
  const nameFormat = madeOnce(
    (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }),
  );
  /** A negative number has a minus as long as a digit, which no line ends at. */
  const signed = (text: string): string => text.replace('-', MINUS);
  const plurals = new Intl.PluralRules(locale);
  const and = new Intl.ListFormat(locale, { type: 'conjunction' });
  const clock = new Intl.DateTimeFormat(locale, parts);
  const seconds = new Intl.DateTimeFormat(locale, { ...parts, second: '2-digit' });
  const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const amount = (value: number): string => signed(numberFormat(2, 2).format(value));
  const withSign = (figure: string, sign = '€'): string =>
    isSignLast ? `${figure}${NBSP}${sign}` : `${sign} ${figure}`;
  const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

  return {
    /** `9.980,5`, with at most the given decimals. */
    number: (value: number, decimals = 20): string => signed(numberFormat(0, decimals).format(value)),
    /** What stands in a text: a number as `number` has it, a text as it is. */
    inText: (value: unknown): string =>
      typeof value === 'number' ? signed(numberFormat(0, 20).format(value)) : String(value ?? ''),
    /** `1,0`, always with the given decimals. */
    fixed: (value: number, decimals: number): string => signed(numberFormat(decimals, decimals).format(value)),
    /** `1234,5`, without groups. */
    plain: (value: number, decimals: number): string => signed(numberFormat(0, decimals, false).format(value)),
    /** An amount with cents and without a currency: `1.234,50`. */
    amount,
    /** Whether the sign of a currency follows its amount. */
    isSignLast,
    /** A figure with the sign of the euro, or of another currency: `€ 1.234,50`, in French `1 234,50 €`. */
    withSign,
    /** An amount in euro, or in another currency with its code, which every reader and every font knows. */
    euro: (value: number, currency = 'EUR'): string => withSign(amount(value), currency === 'EUR' ? '€' : currency),
    /** An amount without cents, for reading only: `€ 78.300`. */
    wholeEuro: (value: number): string => withSign(signed(numberFormat(0, 0).format(value))),
    /** The size of a file: `0,8 MB`, `312 kB`. */
    fileSize: (bytes: number): string =>
      bytes >= KB * KB
        ? `${numberFormat(1, 1).format(bytes / KB / KB)} M${byteOf[language]}`
        : `${numberFormat(0, 0).format(Math.max(1, bytes / KB))} k${byteOf[language]}`,
    /** `12 %` for `12`, and with its sign `+12 %` for a change. */
    percent: (value: number, decimals = 0, isChange = false): string =>
      `${isChange && value > 0 ? '+' : ''}${signed(numberFormat(0, decimals).format(value))}${NARROW_SPACE}%`,
    /** `Ann, Bob and Eve`. */
    list: (items: readonly string[]): string => and.format(items),
    /** `Friday`, `Fri`. */
    weekday: (iso: IsoDate, how: 'long' | 'short' = 'long'): string =>
      nameFormat({ weekday: how }).format(atMidnight(iso)),
    /** A month such as `2026-11` as Nov, November or November 2026. */
    month: (month: string, how: 'short' | 'long' | 'full' = 'long'): string =>
      nameFormat({
        month: how === 'short' ? 'short' : 'long',
        ...(how === 'full' && { year: 'numeric' as const }),
      }).format(atMidnight(`${month.slice(0, 7)}-01`)),
    /** `21:46` in Belgium, and `21:46:05`. */
    clock: (at: Date, hasSeconds = false): string => (hasSeconds ? seconds : clock).format(at),
    /** `Today`, `Yesterday`, `In 12 days`, `6 days ago`, by the days that lie ahead. */
    relativeDay: (days: number): string => capital(near.format(days, 'day')),
    /** The form of a counted text, as its key ends: `one`, `many`, `other`. */
    plural: (count: number): Intl.LDMLPluralRule => plurals.select(count),
    compare: new Intl.Collator(locale, { sensitivity: 'base', numeric: true }).compare,
  };
};

export type Formats = ReturnType<typeof made>;

const byLanguage = new Map<Language, Formats>();

/**
 * The one way to write numbers, days and names of days: on the screen in the language of its user, in a mail of its
 * reader.
 */
export const formatsOf = (language: Language): Formats => {
  const known = byLanguage.get(language);
  if (known) return known;
  const formats = made(language);
  byLanguage.set(language, formats);
  return formats;
};
