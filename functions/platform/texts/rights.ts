import en from '#shared/messages/en/rights.json' with { type: 'json' };
import fr from '#shared/messages/fr/rights.json' with { type: 'json' };
import nl from '#shared/messages/nl/rights.json' with { type: 'json' };
import { textsIn } from '#shared/values/language.ts';

export const rightTexts = textsIn({ nl, fr, en });
