/** A number as people type it: `1660,50`, or `1660` for a whole amount. */
export const typedNumber = (value: number): string => String(value).replace('.', ',').replace(/,\d$/, '$&0');
