import en from '#shared/messages/en/person-data.json' with { type: 'json' };
import fr from '#shared/messages/fr/person-data.json' with { type: 'json' };
import nl from '#shared/messages/nl/person-data.json' with { type: 'json' };
import { textsIn } from '#shared/values/language.ts';

export const personDataTexts = textsIn({ nl, fr, en });
