import en from '#shared/messages/en/home.json' with { type: 'json' };
import fr from '#shared/messages/fr/home.json' with { type: 'json' };
import nl from '#shared/messages/nl/home.json' with { type: 'json' };
import { textsIn } from '#shared/values/language.ts';

export const homeTexts = textsIn({ nl, fr, en });
