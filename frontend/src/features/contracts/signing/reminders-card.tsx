import { useTranslation } from 'react-i18next';
import { setReminders } from '#shared/contract/signing/set-reminders.ts';
import { canAct } from '#shared/contracts/signing.rules.ts';
import type { ReminderSchedule } from '#shared/templates/reminder-schedule.rules.ts';
import { useCall } from '../../../api/query.ts';
import { ReminderSettings } from '../../../contracts/reminder-settings.tsx';
import { useScheduleWords } from '../../../contracts/use-schedule-words.ts';
import { useActor } from '../../../ui/actor.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { ContractAnswer } from '../use-contract.ts';
import { shortMoment } from './moment.ts';
import { useNow } from './use-now.ts';
import { useSigningRights } from './use-signing-rights.ts';

/** When who is reminded next of a contract that waits, and how often. */
const Next = ({ answer: { details, signers } }: { answer: ContractAnswer }) => {
  const { t } = useTranslation('signing');
  const thisYear = useActor().today.slice(-4);
  const now = useNow();
  const { next_at: at, remind } = details.reminders;
  const signer = signers.find(({ has_turn: has }) => has === 1);
  if (remind === 0 || !signer) return null;
  if (at === null)
    return t(signer.wants_paper_at === null ? 'reminders.noMore' : 'reminders.paper', { name: signer.name });
  const when = Date.parse(at) <= now ? t('reminders.soon') : shortMoment(at, thisYear);
  return t('reminders.next', { when, name: signer.name });
};

/** The reminders of a contract that waits for a signature; nobody is reminded of one on paper. */
export const RemindersCard = ({ answer }: { answer: ContractAnswer }) => {
  const { t } = useTranslation('signing');
  const may = useSigningRights();
  const call = useCall(setReminders);
  const words = useScheduleWords();
  const { id, version, reminders, deadline, method } = answer.details;
  if (!canAct(answer.details, 'schedule') || method === 'paper') return null;
  const save = async (change: Partial<ReminderSchedule>): Promise<boolean> => {
    try {
      await call.mutateAsync({ body: { contract_id: id, version, ...change } });
      notifySuccess(t('reminders.saved'));
      return true;
    } catch {
      return false;
    }
  };
  return (
    <SectionCard title={t('reminders.title')}>
      <ReminderSettings
        schedule={reminders}
        isReadOnly={!may.send}
        isSaving={call.isPending}
        problem={call.error?.problem}
        onSave={save}
      >
        {words(reminders, deadline)} <Next answer={answer} />
      </ReminderSettings>
    </SectionCard>
  );
};
