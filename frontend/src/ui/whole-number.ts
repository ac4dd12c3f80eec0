const whole = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 0 });

/** `1.240`. */
export const wholeNumber = (value: number): string => whole.format(value);

/** `€ 78.300`: amounts that are read, not reckoned with. */
export const wholeEuro = (value: number): string => `€ ${whole.format(value)}`;
