const figures = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 2 });

/** A number of days as it is read: `4,95`. */
export const shownDays = (days: number): string => figures.format(days);
