import en from '#shared/messages/en/contracts.json' with { type: 'json' };
import fr from '#shared/messages/fr/contracts.json' with { type: 'json' };
import nl from '#shared/messages/nl/contracts.json' with { type: 'json' };
import { textsIn } from '#shared/values/language.ts';

export const contractTexts = textsIn({ nl, fr, en });
