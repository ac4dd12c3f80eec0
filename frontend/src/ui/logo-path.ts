/** Where the logo of a well-known product lies, which comes with the app; null for any other. */
export const logoPath = (logo: string | null | undefined): string | null => (logo ? `/static/logos/${logo}.svg` : null);
