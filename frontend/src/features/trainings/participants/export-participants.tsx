import { ActionIcon } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { exportParticipants } from '#shared/contract/trainings/export-participants.ts';
import { useExport } from '../../../api/use-export.ts';
import { useCan } from '../../../ui/actor.tsx';
import { paths } from '../../../ui/paths.ts';
import { orderOf, type ParticipantsPlace } from './use-participants-place.ts';

type Props = { training: number; place: ParticipantsPlace; columns: readonly string[] };

/** Exports the participants of a training by the filter and the columns that are shown, for whoever may. */
export const ExportParticipants = ({ training, place, columns }: Props) => {
  const { t } = useTranslation('trainings');
  const can = useCan();
  const { start, isExporting } = useExport(exportParticipants, paths.run);
  if (!can('trainings:export')) return null;
  const conditions = (['status', 'result'] as const).flatMap((column) => {
    const value = place[column];
    return value === null ? [] : [{ column, operator: 'is', values: [value] }];
  });
  const save = (): void =>
    start({
      params: { id: String(training) },
      query: {
        columns: columns.join(','),
        search_term: place.search,
        ...orderOf(place.sort),
        ...(conditions.length > 0 && { filters: JSON.stringify({ match: 'all', conditions }) }),
      },
    });
  return (
    <ActionIcon variant="default" size={32} aria-label={t('people.export')} loading={isExporting} onClick={save}>
      <IconFileSpreadsheet size={16} stroke={1.75} />
    </ActionIcon>
  );
};
