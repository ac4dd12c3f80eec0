import en from '#shared/messages/en/answer.json' with { type: 'json' };
import fr from '#shared/messages/fr/answer.json' with { type: 'json' };
import nl from '#shared/messages/nl/answer.json' with { type: 'json' };
import { pageWords } from './page-language.ts';

export const words = pageWords({ nl, fr, en });
