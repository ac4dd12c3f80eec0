import en from '#shared/messages/en/sent-mail.json' with { type: 'json' };
import fr from '#shared/messages/fr/sent-mail.json' with { type: 'json' };
import nl from '#shared/messages/nl/sent-mail.json' with { type: 'json' };
import { textsIn } from '#shared/values/language.ts';

export const sentMailTexts = textsIn({ nl, fr, en });
