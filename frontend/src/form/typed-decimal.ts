/** The number that somebody typed, with a comma or a dot; null for other text. */
export const typedDecimal = (text: string): number | null =>
  /^-?\d{1,9}(?:[.,]\d{1,6})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null;
