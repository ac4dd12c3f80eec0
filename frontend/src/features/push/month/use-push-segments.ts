import { everybodyOn } from '#shared/push/segments.rules.ts';
import type { SegmentOption } from '../../../list/segment-option.ts';
import { usePersonSegments } from '../../../people-choice/use-person-segments.ts';
import type { PushMonth } from '../parts/push-types.ts';

/**
 * The segments of people that a push takes: everyone is everybody on its integration, and those that areas bring are
 * for the list of people alone (docs/areas/people.md#segments-that-areas-bring).
 */
export const usePushSegments = ({ integration: { id } }: PushMonth): SegmentOption[] => {
  const { choices } = usePersonSegments();
  return choices
    .filter(({ area }) => area === undefined)
    .map(({ value, label, isTeam, filter }) => ({
      value: value === 'all' ? everybodyOn(id) : value,
      // The counts of the segments are of all people, not of those of this integration.
      label,
      isTeam,
      filter,
    }));
};
