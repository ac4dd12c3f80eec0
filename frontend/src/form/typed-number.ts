/** A number as people type it: `1660,50`; a whole amount has no decimals. */
export const typedNumber = (value: number): string => String(value).replace('.', ',').replace(/,\d$/, '$&0');
