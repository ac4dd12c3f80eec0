const whole = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 0 });

/** A number without decimals: `1.240`. */
export const wholeNumber = (value: number): string => whole.format(value);

/** An amount without cents, for reading only: `€ 78.300`. */
export const wholeEuro = (value: number): string => `€ ${whole.format(value)}`;
