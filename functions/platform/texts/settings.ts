import en from '#shared/messages/en/settings.json' with { type: 'json' };
import fr from '#shared/messages/fr/settings.json' with { type: 'json' };
import nl from '#shared/messages/nl/settings.json' with { type: 'json' };
import { textsIn } from '#shared/values/language.ts';

export const settingsTexts = textsIn({ nl, fr, en });
