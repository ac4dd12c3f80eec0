import en from '#shared/messages/en/days-off.json' with { type: 'json' };
import fr from '#shared/messages/fr/days-off.json' with { type: 'json' };
import nl from '#shared/messages/nl/days-off.json' with { type: 'json' };
import { textsIn } from '#shared/values/language.ts';

export const daysOffTexts = textsIn({ nl, fr, en });
