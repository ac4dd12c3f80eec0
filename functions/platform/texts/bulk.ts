import en from '#shared/messages/en/bulk.json' with { type: 'json' };
import fr from '#shared/messages/fr/bulk.json' with { type: 'json' };
import nl from '#shared/messages/nl/bulk.json' with { type: 'json' };
import { textsIn } from '#shared/values/language.ts';

export const bulkTexts = textsIn({ nl, fr, en });
