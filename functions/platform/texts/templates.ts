import en from '#shared/messages/en/templates.json' with { type: 'json' };
import fr from '#shared/messages/fr/templates.json' with { type: 'json' };
import nl from '#shared/messages/nl/templates.json' with { type: 'json' };
import { textsIn } from '#shared/values/language.ts';

export const templateTexts = textsIn({ nl, fr, en });
