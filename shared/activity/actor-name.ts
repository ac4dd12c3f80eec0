/** The stored name of whoever acts when nobody does. */
const SYSTEM = 'System';

type Say = (key: string) => string;

/** Who acted, in the language of the reader: only what the product did by itself has a name to translate. */
export const actorName = (name: string, t: Say): string => (name === SYSTEM ? t('activity:system') : name);
