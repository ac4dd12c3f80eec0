import { ActionIcon, Button } from '@mantine/core';
import { IconPrinter, IconUserPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { listParticipants } from '#shared/contract/trainings/list-participants.ts';
import type { ParticipantRowOut } from '#shared/contract/trainings/participant.ts';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { PER_PAGE_MAX } from '#shared/list/list-query.ts';
import { callEndpoint } from '../../../api/call.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { DeferredColumnSettings } from '../../../list/deferred-controls.tsx';
import { chosenColumns } from '../../../list/list-column.ts';
import { requestedIds } from '../../../list/list-state.ts';
import { usePreferences } from '../../../list/use-preferences.ts';
import { useCan } from '../../../ui/actor.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { PHONE } from '../../../ui/tokens.ts';
import { usePrintedRows } from '../../../api/use-printed-rows.ts';
import { ExportParticipants } from './export-participants.tsx';
import { ParticipantCards } from './participant-cards.tsx';
import { ParticipantFilters } from './participant-filters.tsx';
import { ParticipantTable } from './participant-table.tsx';
import { useParticipantActions } from './use-participant-actions.tsx';
import { useParticipantColumns } from './use-participant-columns.ts';
import { orderOf, useParticipantsPlace } from './use-participants-place.ts';
import { useScreen } from '../../../ui/use-screen.ts';
import classes from './participants.module.css';

/** Participants on a page (docs/areas/trainings.md#limits). */
const PER_PAGE = 5;

type Props = { training: Pick<TrainingDetails, 'id' | 'name' | 'deleted' | 'participant_count' | 'waiting_count'> };

type Columns = ReturnType<typeof useParticipantColumns>['columns'];

/** The participants on the page that the address names, and all of them once they are printed. */
const useParticipantRows = (training: number, columns: Columns) => {
  const { place } = useParticipantsPlace();
  const page = (number: number, size: number) => ({
    params: { id: String(training) },
    query: {
      page: String(number),
      per_page: String(size),
      search_term: place.search,
      ...(place.status && { status: place.status }),
      ...(place.result && { result: place.result }),
      ...orderOf(place.sort),
      requested_cf_ids: requestedIds(columns.map(({ key }) => key)),
    },
  });
  const answer = useQuery({
    ...query(listParticipants, page(place.page, PER_PAGE)),
    placeholderData: keepPreviousData,
  });
  const all = usePrintedRows(async () => {
    const rows: ParticipantRowOut[] = [];
    for (let at = 1; ; at += 1) {
      const { data, total, waiting_total: waits } = await callEndpoint(listParticipants, page(at, PER_PAGE_MAX));
      rows.push(...data);
      if (data.length === 0 || rows.length >= total + waits) return rows;
    }
  });
  return { answer, all };
};

const NobodyYet = ({ training, mayAdd }: { training: number; mayAdd: boolean }) => {
  const { t } = useTranslation('trainings');
  return (
    <div className={classes.nobody}>
      <p>{t('people.none')}</p>
      {mayAdd && (
        <Button component={Link} to={paths.addParticipants(training)} leftSection={<IconUserPlus />}>
          {t('people.add.open')}
        </Button>
      )}
    </div>
  );
};

type ToolsProps = Pick<ReturnType<typeof useParticipantRows>, 'all'> &
  Pick<ReturnType<typeof usePreferences>, 'remembered' | 'remember'> & {
    training: number;
    place: ComponentProps<typeof ExportParticipants>['place'];
    /** Every column that can be shown, and those that are. */
    offered: Columns;
    columns: Columns;
  };

/** Prints and exports the rows, and chooses their columns where there is room for them. */
const RowTools = ({ training, place, offered, columns, all, remembered, remember }: ToolsProps) => {
  const { t } = useTranslation('trainings');
  const isPhone = useScreen(PHONE);
  return (
    <>
      <span className={classes.spacer} />
      <ActionIcon
        variant="default"
        size={32}
        aria-label={t('people.print')}
        loading={all.isReading}
        onClick={all.print}
      >
        <IconPrinter size={16} stroke={1.75} />
      </ActionIcon>
      <ExportParticipants training={training} place={place} columns={columns.map(({ key }) => key)} />
      {!isPhone && (
        <DeferredColumnSettings
          columns={offered}
          chosen={remembered?.columns ?? null}
          onChange={(keys) => remember({ columns: keys })}
        />
      )}
    </>
  );
};

/**
 * The participants of a training, those who wait last. Status and result are changed in place; the columns are
 * remembered under the name `program` (docs/areas/trainings.md#participants).
 */
export const ParticipantsSection = ({ training }: Props) => {
  const { t } = useTranslation('trainings');
  const mayChange = useCan()('trainings:participants') && training.deleted === 0;
  const isPhone = useScreen(PHONE);
  const { place, show } = useParticipantsPlace();
  const { columns: offered } = useParticipantColumns(true);
  const preferences = usePreferences('program', PER_PAGE);
  const columns = chosenColumns(offered, preferences.remembered?.columns ?? null);
  const actions = useParticipantActions(training);
  const { answer, all } = useParticipantRows(training.id, columns);
  const isNarrowed = place.search !== '' || place.status !== null || place.result !== null;
  const { participant_count: count, waiting_count: waiting } = training;
  return (
    <SectionCard
      flush
      title={
        <>
          {t('people.title')} <span className={classes.count}>{count}</span>
          {waiting > 0 && <span className={classes.count}> · {t('people.waiting', { count: waiting })}</span>}
        </>
      }
      action={
        mayChange &&
        count > 0 && (
          <Button component={Link} to={paths.participationResults(training.id)} variant="subtle" color="accent">
            {t('people.editResults')}
          </Button>
        )
      }
    >
      <LoadedPart answer={answer}>
        {({ data: shown, total: taking, waiting_total: waits }) => {
          const total = taking + waits;
          const data = all.rows ?? shown;
          return total === 0 && !isNarrowed ? (
            <NobodyYet training={training.id} mayAdd={mayChange} />
          ) : (
            <>
              <ParticipantFilters place={place} show={show}>
                <RowTools
                  training={training.id}
                  place={place}
                  offered={offered}
                  columns={columns}
                  all={all}
                  {...preferences}
                />
              </ParticipantFilters>
              {data.length === 0 && <p className={classes.none}>{t(total > 0 ? 'people.noMore' : 'people.noMatch')}</p>}
              {data.length > 0 &&
                (isPhone ? (
                  <ParticipantCards rows={data} actions={actions} />
                ) : (
                  <ParticipantTable
                    caption={t('people.of', { name: training.name })}
                    rows={data}
                    columns={columns}
                    fetching={answer.isPlaceholderData}
                    sort={place.sort}
                    onSort={(sort) => show({ sort })}
                    actions={actions}
                  />
                ))}
              {(total > PER_PAGE || place.page > 1) && !all.rows && (
                <Pager page={place.page} perPage={PER_PAGE} count={total} onPage={(page) => show({ page })} />
              )}
            </>
          );
        }}
      </LoadedPart>
      {actions.dialog}
    </SectionCard>
  );
};
