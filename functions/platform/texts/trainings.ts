import en from '#shared/messages/en/trainings.json' with { type: 'json' };
import fr from '#shared/messages/fr/trainings.json' with { type: 'json' };
import nl from '#shared/messages/nl/trainings.json' with { type: 'json' };
import { textsIn } from '#shared/values/language.ts';

export const trainingTexts = textsIn({ nl, fr, en });
