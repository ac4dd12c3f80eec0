import en from '#shared/messages/en/assets.json' with { type: 'json' };
import fr from '#shared/messages/fr/assets.json' with { type: 'json' };
import nl from '#shared/messages/nl/assets.json' with { type: 'json' };
import { textsIn } from '#shared/values/language.ts';

export const assetTexts = textsIn({ nl, fr, en });
