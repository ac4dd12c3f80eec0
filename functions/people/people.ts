import type { Actor } from '#shared/permissions/actor.ts';
import { offeredByAreas, type SegmentsOfArea } from '#functions/platform/people-list/area-segments.ts';
import { employees } from '#functions/platform/people-list/employee-list.ts';
import type { SegmentChoiceOut } from '#functions/platform/records/segment-choice.ts';
import { trainingSegments } from '#functions/trainings/people-segments.ts';

/** The areas that bring segments of people (docs/areas/people.md#segments-that-areas-bring). */
const areas: readonly SegmentsOfArea[] = [trainingSegments];

/** People as this actor sees them, by every segment that there is. */
export const people = (actor: Actor) => employees(actor, areas);

export const segmentsOfAreas = (actor: Actor): Promise<SegmentChoiceOut[]> => offeredByAreas(areas, actor);
