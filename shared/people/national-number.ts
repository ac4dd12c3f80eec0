/* The Belgian number of the National Register (docs/areas/people.md#national-number). */

const PATTERN = /^(\d{2})(\d{2})(\d{2})(\d{3})(\d{2})$/;
const MODULUS = 97;
/** A bis number has the month raised by one of these: 20 while the sex is unknown, 40 when it is known. */
const BIS_MONTHS = [0, 20, 40] as const;
const MONTH_MAX = 12;
const DAY_MAX = 31;

const checkOf = (digits: string): number => MODULUS - (Number(digits) % MODULUS);

/** The check digits of the nine digits before them; those of a birth from 2000 on have a 2 in front. */
export const nationalCheck = (nine: string, isFrom2000: boolean): string =>
  String(checkOf(isFrom2000 ? `2${nine}` : nine)).padStart(2, '0');

/** The number as it is stored: its digits alone. Dots, dashes, slashes and spaces between them are left out. */
export const normalNationalNumber = (text: string): string => text.replace(/[\s./-]/g, '');

/** A number of a file whose zeros at the front a spreadsheet has dropped; any other text stays as it is. */
export const withLeadingZeros = (text: string): string =>
  /^\d{8,10}$/.test(text.trim()) ? text.trim().padStart(11, '0') : text;

/** Whether eleven digits are a number of the register or a bis number, born before or after 2000. */
export const isNationalNumber = (digits: string): boolean => {
  const parts = PATTERN.exec(digits);
  if (!parts) return false;
  const [month, day, check] = [Number(parts[2]), Number(parts[3]), parts[5]];
  const isMonth = BIS_MONTHS.some((raised) => month >= raised && month <= raised + MONTH_MAX);
  const nine = digits.slice(0, 9);
  return isMonth && day <= DAY_MAX && (check === nationalCheck(nine, false) || check === nationalCheck(nine, true));
};

/** All of the number that leaves the API: `**.**.**-***.28`. */
export const maskNationalNumber = (digits: string): string => `**.**.**-***.${digits.slice(-2)}`;
export const maskNationalNumberOrNull = (digits: string | null): string | null =>
  digits === null ? null : maskNationalNumber(digits);

/** The number as it is written on documents: `85.07.30-033.28`. */
export const writtenNationalNumber = (digits: string): string => digits.replace(PATTERN, '$1.$2.$3-$4.$5');
