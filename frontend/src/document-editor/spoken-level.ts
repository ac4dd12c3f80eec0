/** The level at which a heading of a text is read out: the title of the page stands above all of them. */
export const spokenLevel = (level: unknown): string => String(Number(level) + 1);
