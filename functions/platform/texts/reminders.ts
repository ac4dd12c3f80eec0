import en from '#shared/messages/en/reminders.json' with { type: 'json' };
import fr from '#shared/messages/fr/reminders.json' with { type: 'json' };
import nl from '#shared/messages/nl/reminders.json' with { type: 'json' };
import { textsIn } from '#shared/values/language.ts';

export const reminderTexts = textsIn({ nl, fr, en });
