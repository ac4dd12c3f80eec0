import en from '#shared/messages/en/imports.json' with { type: 'json' };
import fr from '#shared/messages/fr/imports.json' with { type: 'json' };
import nl from '#shared/messages/nl/imports.json' with { type: 'json' };
import { textsIn } from '#shared/values/language.ts';

export const importTexts = textsIn({ nl, fr, en });
