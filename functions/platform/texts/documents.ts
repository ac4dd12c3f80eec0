import en from '#shared/messages/en/documents.json' with { type: 'json' };
import fr from '#shared/messages/fr/documents.json' with { type: 'json' };
import nl from '#shared/messages/nl/documents.json' with { type: 'json' };
import { textsIn } from '#shared/values/language.ts';

export const documentTexts = textsIn({ nl, fr, en });
