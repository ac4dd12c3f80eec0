import en from '#shared/messages/en/files.json' with { type: 'json' };
import fr from '#shared/messages/fr/files.json' with { type: 'json' };
import nl from '#shared/messages/nl/files.json' with { type: 'json' };
import { textsIn } from '#shared/values/language.ts';

export const fileTexts = textsIn({ nl, fr, en });
