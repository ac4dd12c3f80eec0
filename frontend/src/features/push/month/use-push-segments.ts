import { useTranslation } from 'react-i18next';
import { everybodyOn } from '#shared/push/segments.rules.ts';
import type { SegmentOption } from '../../../list/segment-option.ts';
import { usePersonSegments } from '../../../people-choice/use-person-segments.ts';
import type { PushMonth } from '../parts/push-types.ts';

/**
 * The segments of people that a push takes: everybody is everybody on its integration, and those that areas bring are
 * for the list of people alone (docs/areas/people.md#segments-that-areas-bring).
 */
export const usePushSegments = ({ integration: { id, name } }: PushMonth): SegmentOption[] => {
  const { t } = useTranslation('push');
  const { choices } = usePersonSegments();
  return choices
    .filter(({ area }) => area === undefined)
    .map(({ value, label, isTeam, filter }) =>
      // The counts of the segments are of all people, not of those of this integration.
      value === 'all'
        ? { value: everybodyOn(id), label: t('tools.everybody', { name }) }
        : { value, label, isTeam, filter },
    );
};
