import en from '#shared/messages/en/run-titles.json' with { type: 'json' };
import fr from '#shared/messages/fr/run-titles.json' with { type: 'json' };
import nl from '#shared/messages/nl/run-titles.json' with { type: 'json' };
import { textsIn } from '#shared/values/language.ts';

export const runTitleTexts = textsIn({ nl, fr, en });
