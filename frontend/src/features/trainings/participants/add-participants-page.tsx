import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listByTeam } from '#shared/contract/people/list-by-team.ts';
import { listParticipants } from '#shared/contract/trainings/list-participants.ts';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ALL_AT_ONCE } from './all-at-once.ts';
import { ManyPage, ManyWizard } from './many-wizard.tsx';
import { useAddMany } from './use-many.ts';

const NAMED_MAX = 5;

/** The places that somebody who is added now can get; null without a limit, which a training that is over has not. */
const placesNow = ({ phase, seats_free: free, waiting_count: waiting }: TrainingDetails): number | null =>
  phase === 'held' || free === null ? null : waiting > 0 ? 0 : Math.max(0, free);

/** Says who will wait: those who were chosen after the last free place. */
const WillWait = ({ free, chosen }: { free: number | null; chosen: readonly number[] }) => {
  const { t } = useTranslation('trainings');
  const { data } = useQuery(query(listByTeam, { query: { sort_by: 'name' } }));
  const names = useMemo(
    () => new Map(data?.data.flatMap(({ people }) => people.map(({ id, name }) => [id, name] as const))),
    [data],
  );
  const waiting = free === null ? [] : chosen.slice(free);
  if (waiting.length === 0) return null;
  const named = waiting.slice(0, NAMED_MAX).map((id) => names.get(id) ?? '');
  const more = waiting.length - named.length;
  return (
    <Banner tone="amber">
      {t(more > 0 ? 'people.add.waitMore' : 'people.add.wait', {
        count: waiting.length,
        names: named.join(', '),
        more,
      })}
    </Banner>
  );
};

/** The people who take part already, over all pages of the answer. */
const useTaken = (training: number) => {
  const { t } = useTranslation('trainings');
  const answer = useQuery(
    query(listParticipants, { params: { id: String(training) }, query: { per_page: ALL_AT_ONCE } }),
  );
  const rows = answer.data?.data;
  const taken = useMemo(
    () => ({ ids: new Set(rows?.map(({ employee_id: id }) => id)), words: t('people.add.taken') }),
    [rows, t],
  );
  return { answer, taken };
};

const Add = ({ training }: { training: TrainingDetails }) => {
  const { t } = useTranslation('trainings');
  const adding = useAddMany(training.id);
  const { answer, taken } = useTaken(training.id);
  const free = placesNow(training);
  return (
    <ManyWizard
      training={training}
      what="add"
      intro={free === null ? undefined : t('people.add.seats', { count: free, seats: training.seats })}
      cancelLabel={t('people.add.skip')}
      run={adding}
    >
      {(chosen, choose) => (
        <>
          <WillWait free={free} chosen={chosen} />
          <LoadedPart answer={answer}>{() => choose({ taken })}</LoadedPart>
        </>
      )}
    </ManyWizard>
  );
};

/** Adds people to a training: /trainings/{id}/add. The address names the run once it has started. */
export const AddParticipantsPage = () => (
  <ManyPage what="add">{(training) => <Add key={training.id} training={training} />}</ManyPage>
);
