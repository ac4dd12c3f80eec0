/** A month such as `2026-11` as Nov, November or November 2026. */
export const monthName = (month: string, language: string, how: 'short' | 'long' | 'full'): string =>
  new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    month: how === 'short' ? 'short' : 'long',
    ...(how === 'full' && { year: 'numeric' }),
  }).format(new Date(`${month}-01T00:00:00Z`));
