import en from '#shared/messages/en/software.json' with { type: 'json' };
import fr from '#shared/messages/fr/software.json' with { type: 'json' };
import nl from '#shared/messages/nl/software.json' with { type: 'json' };
import { textsIn } from '#shared/values/language.ts';

export const softwareTexts = textsIn({ nl, fr, en });
