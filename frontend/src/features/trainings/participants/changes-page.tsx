import { Button } from '@mantine/core';
import { IconArrowLeft, IconCertificate, IconRefresh, IconUserMinus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listParticipants } from '#shared/contract/trainings/list-participants.ts';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { participantResults } from '#shared/trainings/names.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import list from '../../../list/list.module.css';
import { SelectionBar } from '../../../list/selection-bar.tsx';
import { SearchBox } from '../../../list/search-box.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link, useSearchParams } from '../../../ui/router.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { ALL_AT_ONCE } from './all-at-once.ts';
import { ChangeRun } from './change-run.tsx';
import { ChangesTable } from './changes-table.tsx';
import { ChangedTrainingLoader } from './changed-training-loader.tsx';
import { offeredStatuses, type What } from './offered-values.ts';
import { TeamFilter } from './team-filter.tsx';
import { trainingCrumbs } from './training-crumbs.ts';
import { useChangeParticipants } from './use-change-participants.ts';
import { useParticipantsPlace } from './use-participants-place.ts';
import { usePicked } from './use-picked.ts';
import { useSortedRows } from './use-sorted-rows.ts';
import { useRemoveMany } from './use-many.ts';
import { ValueCounts } from './value-counts.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import classes from './changes.module.css';
import { labelValue } from '../../../ui/label-value.ts';

const ChangeModal = onDemand(async () => (await import('./change-modal.tsx')).ChangeModal);

const nobody: readonly never[] = [];

type Props = { training: TrainingDetails; what: What };

/** The people by the filter in the address, at most as many as one call changes. */
const useShownPeople = (training: number, what: What) => {
  const { place, show } = useParticipantsPlace();
  const answer = useQuery({
    ...query(listParticipants, {
      params: { id: String(training) },
      query: {
        per_page: ALL_AT_ONCE,
        search_term: place.search,
        ...(place.team !== null && { team_id: String(place.team) }),
        ...(what === 'status' && place.status && { status: place.status }),
        ...(what === 'result' && place.result && { result: place.result }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return { place, show, answer };
};

type PickedProps = {
  picked: ReturnType<typeof usePicked>;
  /** How many rows there are. */
  count: number;
  onChange: (what: What) => void;
  onRemove: () => void;
};

/** What can be done with the people who are picked. */
const PickedBar = ({ picked, count, onChange, onRemove }: PickedProps) => {
  const { t } = useTranslation('trainings');
  const { length: chosen } = picked.ids;
  return (
    chosen > 0 && (
      <SelectionBar
        chosen={chosen}
        count={count}
        onAll={chosen < count ? () => picked.all(true) : undefined}
        actions={[
          {
            key: 'status',
            label: t('people.change.open.status'),
            icon: <IconRefresh />,
            onClick: () => onChange('status'),
          },
          {
            key: 'result',
            label: t('people.change.open.result'),
            icon: <IconCertificate />,
            onClick: () => onChange('result'),
          },
          { key: 'remove', label: t('people.menu.remove'), icon: <IconUserMinus />, onClick: onRemove },
        ]}
        onClear={picked.clear}
      />
    )
  );
};

/** The run that changes many people, which a reload still shows. */
const useRunOfAddress = () => {
  const [params, setParams] = useSearchParams();
  const setRun = (id: string | null): void =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === null) next.delete('run');
        else next.set('run', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { run: params.get('run'), setRun };
};

/** Whose statuses or results are changed, and the way to the other page. */
const ChangesHead = ({ training, what }: Props) => {
  const { t } = useTranslation('trainings');
  const other = what === 'status' ? 'result' : 'status';
  const title = t(`people.change.page.${what}`);
  return (
    <>
      <PageTitle of={labelValue(title, training.name)} />
      <header className={classes.head}>
        <div>
          <Crumbs
            crumbs={[...trainingCrumbs(training, t), { label: training.name, to: paths.training(training.id) }]}
          />
          <h1>{title}</h1>
        </div>
        <Button
          component={Link}
          to={other === 'status' ? paths.participationStatuses(training.id) : paths.participationResults(training.id)}
          variant="default"
        >
          {t(`people.change.instead.${other}`)}
        </Button>
      </header>
    </>
  );
};

type Place = Pick<ReturnType<typeof useShownPeople>, 'place' | 'show'>;

type ValueChoiceProps = Place & { what: What; counts: ComponentProps<typeof ValueCounts>['counts'] };

/** How many people have each status or result; a click shows those alone. */
const ValueChoice = ({ what, counts, place, show }: ValueChoiceProps) => (
  <ValueCounts
    what={what}
    counts={counts}
    chosen={place[what]}
    onChoose={(value) =>
      show(
        what === 'status'
          ? { status: offeredStatuses.find((name) => name === value) ?? null }
          : { result: participantResults.find((name) => name === value) ?? null },
      )
    }
  />
);

type ToolsProps = Place & { children: ReactNode };

/** Search and team, and in words what is not shown. */
const ChangesTools = ({ place, show, children }: ToolsProps) => {
  const { t } = useTranslation('trainings');
  return (
    <search className={classes.tools}>
      <SearchBox
        isOfPage
        className={list.search}
        size="xs"
        label={t('people.search')}
        search={place.search}
        onSearch={(words) => show({ search: words })}
      />
      <TeamFilter team={place.team} onTeam={(team) => show({ team })} />
      <p className={classes.line} role="status">
        {children}
      </p>
    </search>
  );
};

const ChangesFoot = ({ training }: { training: number }) => {
  const { t } = useTranslation('trainings');
  return (
    <footer className={classes.foot}>
      <Button component={Link} to={paths.training(training)} variant="default" leftSection={<IconArrowLeft />}>
        {t('people.change.back')}
      </Button>
      <span>{t('people.change.untilThen')}</span>
    </footer>
  );
};

const Changes = ({ training, what }: Props) => {
  const { t } = useTranslation('trainings');
  const { run, setRun } = useRunOfAddress();
  const { place, show, answer } = useShownPeople(training.id, what);
  const [asking, setAsking] = useState<What>();
  const [started, setStarted] = useState<string>();
  const all = answer.data?.data ?? nobody;
  const { rows, sort, sortBy } = useSortedRows(all.filter(({ waiting }) => waiting === 0));
  const picked = usePicked(
    rows.map(({ employee_id: id }) => id),
    !answer.isPlaceholderData,
  );
  const changes = useChangeParticipants(training.id);
  const removal = useRemoveMany(training.id);
  const chosen = rows.filter(({ employee_id: id }) => picked.isPicked(id));
  return (
    <div className={list.page}>
      <ChangesHead training={training} what={what} />
      <LoadedPart answer={answer}>
        {({ statuses, results, total }) => (
          <>
            <ValueChoice what={what} counts={what === 'status' ? statuses : results} place={place} show={show} />
            {run !== null && (
              <div className={classes.run}>
                <ChangeRun key={run} runId={run} isNew={run === started} />
              </div>
            )}
            <ChangesTools place={place} show={show}>
              {picked.dropped > 0 && t('people.change.dropped', { count: picked.dropped })}
              {total > all.length && ` ${t('people.change.first', { count: all.length, total: wholeNumber(total) })}`}
            </ChangesTools>
            {rows.length === 0 ? (
              <p className={classes.none}>
                {t(
                  place.search === '' && place.team === null && place[what] === null ? 'people.none' : 'people.noMatch',
                )}
              </p>
            ) : (
              <ChangesTable
                what={what}
                rows={rows}
                fetching={answer.isPlaceholderData}
                picked={picked}
                sort={sort}
                sortBy={sortBy}
                onChange={() => setAsking(what)}
              />
            )}
          </>
        )}
      </LoadedPart>
      <PickedBar picked={picked} count={rows.length} onChange={setAsking} onRemove={() => removal.ask(picked.ids)} />
      <ChangesFoot training={training.id} />
      {asking && (
        <ChangeModal
          what={asking}
          people={chosen}
          isPending={changes.isPending}
          onChange={async (value) => {
            const runId = await changes.change(chosen, value);
            picked.clear();
            setStarted(runId);
            setRun(runId ?? null);
          }}
          close={() => setAsking(undefined)}
        />
      )}
    </div>
  );
};

/** Changes the statuses of many participants: /trainings/{id}/participation. */
export const StatusesPage = () => (
  <ChangedTrainingLoader>
    {(training) => <Changes key={training.id} training={training} what="status" />}
  </ChangedTrainingLoader>
);

/** Changes the results of many participants: /trainings/{id}/results. */
export const ResultsPage = () => (
  <ChangedTrainingLoader>
    {(training) => <Changes key={training.id} training={training} what="result" />}
  </ChangedTrainingLoader>
);
