import en from '#shared/messages/en/audit.json' with { type: 'json' };
import fr from '#shared/messages/fr/audit.json' with { type: 'json' };
import nl from '#shared/messages/nl/audit.json' with { type: 'json' };
import { textsIn } from '#shared/values/language.ts';

export const auditTexts = textsIn({ nl, fr, en });
