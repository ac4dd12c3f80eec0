import { format } from './format.ts';

/** A number without decimals: `1.240`. */
export const wholeNumber = (value: number): string => format().number(value, 0);

/** An amount without cents, for reading only: `€ 78.300`. */
export const wholeEuro = (value: number): string => format().wholeEuro(value);
