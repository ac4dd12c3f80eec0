import en from '#shared/messages/en/fleet.json' with { type: 'json' };
import fr from '#shared/messages/fr/fleet.json' with { type: 'json' };
import nl from '#shared/messages/nl/fleet.json' with { type: 'json' };
import { textsIn } from '#shared/values/language.ts';

export const fleetTexts = textsIn({ nl, fr, en });
