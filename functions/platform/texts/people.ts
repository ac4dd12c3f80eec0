import en from '#shared/messages/en/people.json' with { type: 'json' };
import fr from '#shared/messages/fr/people.json' with { type: 'json' };
import nl from '#shared/messages/nl/people.json' with { type: 'json' };
import { textsIn } from '#shared/values/language.ts';

export const peopleTexts = textsIn({ nl, fr, en });
