/** The path of a logo that is built into the app, as for well-known products; null without one. */
export const logoPath = (logo: string | null | undefined): string | null => (logo ? `/static/logos/${logo}.svg` : null);
