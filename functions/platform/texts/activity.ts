import en from '#shared/messages/en/activity.json' with { type: 'json' };
import fr from '#shared/messages/fr/activity.json' with { type: 'json' };
import nl from '#shared/messages/nl/activity.json' with { type: 'json' };
import { textsIn } from '#shared/values/language.ts';

export const activityTexts = textsIn({ nl, fr, en });
