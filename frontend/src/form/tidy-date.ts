const SHORT = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;

/** `1.7.2023` becomes `01/07/2023`; text that is no date stays as it was typed. */
export const tidyDate = (text: string): string => {
  const parts = SHORT.exec(text.trim());
  if (!parts) return text;
  const [, day = '', month = '', year = ''] = parts;
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
};
