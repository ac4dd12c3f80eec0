import { DAY_MS } from '#shared/values/dates.ts';
const EPOCH = Date.UTC(1899, 11, 30);
/** Excel counts 29/02/1900, which never existed, as day 60, so every day before it has a number one lower. */
const PHANTOM_DAY = 60;
const LAST_DAY = 2_958_465;
const DAYS_BETWEEN_SYSTEMS = 1_462;

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const toIsoDate = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The day number in the 1900 system; null for anything but a real date from 1900 on. No time zone is involved. */
export const toSerial = (iso: string): number | null => {
  const match = ISO_DATE.exec(iso);
  if (match === null) return null;
  const ms = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  if (Number.isNaN(ms) || toIsoDate(ms) !== iso) return null;
  const days = (ms - EPOCH) / DAY_MS;
  const serial = days <= PHANTOM_DAY ? days - 1 : days;
  return serial >= 1 ? serial : null;
};

/** The 'YYYY-MM-DD' of a day number (the time of day is dropped); null where Excel has no date. */
export const fromSerial = (value: number, date1904: boolean): string | null => {
  const serial = Math.floor(value) + (date1904 ? DAYS_BETWEEN_SYSTEMS : 0);
  if (!Number.isFinite(serial) || serial < 1 || serial === PHANTOM_DAY || serial > LAST_DAY) return null;
  return toIsoDate(EPOCH + (serial < PHANTOM_DAY ? serial + 1 : serial) * DAY_MS);
};

/** Built-in number formats that show a date; the others come as text in styles.xml (ECMA-376 18.8.30). */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/**
 * Whether a number under this format is a date: its code names day, month, year or hour outside quotes and brackets.
 */
export const isDateFormat = (id: number, code: string | undefined): boolean => {
  if (code === undefined) return isBuiltInDate(id);
  const bare = code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').split(';')[0] ?? '';
  return /[dmyhs]/i.test(bare.replace(/general/gi, ''));
};
