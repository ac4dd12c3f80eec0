import { eventTypes, isOfBefore, subjectOf, type EventType } from '#shared/activity/events.ts';
import { areaOfObject, EVERYTHING, everythingOf, neverSent, webhookAreas, type WebhookArea } from './webhook-areas.ts';

type EventsOfArea = { readonly area: WebhookArea | null; readonly event_types: readonly EventType[] };

const areaOfType = (type: EventType): WebhookArea | null => {
  const subject = subjectOf(type);
  return subject === null ? null : areaOfObject(subject);
};

const offered = eventTypes.filter((type) => !isOfBefore(type) && !neverSent.has(type));

/** Every event that can be chosen, by area; those of no area happen to records of every kind. */
export const webhookEvents: readonly EventsOfArea[] = [...webhookAreas, null].map((area) => ({
  area,
  event_types: offered.filter((type) => areaOfType(type) === area),
}));

const choices: ReadonlySet<string> = new Set([EVERYTHING, ...webhookAreas.map(everythingOf), ...offered]);

export const isEventChoice = (choice: string): boolean => choices.has(choice);

/** The choices, each once and sorted, without those that a wider one contains. */
export const simplestChoice = (chosen: readonly string[]): string[] => {
  if (chosen.includes(EVERYTHING)) return [EVERYTHING];
  const contained = new Set<string>(
    webhookEvents.flatMap(({ area, event_types: types }) =>
      area !== null && chosen.includes(everythingOf(area)) ? types : [],
    ),
  );
  return [...new Set(chosen)].filter((choice) => !contained.has(choice)).toSorted();
};
