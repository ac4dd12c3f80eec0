import en from '#shared/messages/en/mail.json' with { type: 'json' };
import fr from '#shared/messages/fr/mail.json' with { type: 'json' };
import nl from '#shared/messages/nl/mail.json' with { type: 'json' };
import { textsIn } from '#shared/values/language.ts';

export const mailTexts = textsIn({ nl, fr, en });
