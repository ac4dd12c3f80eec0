import { Button, Skeleton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProblemError } from '../api/problem.ts';
import type { PersonChoice } from '../form/use-people-search.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { SectionCard } from '../ui/section-card.tsx';
import { useToday } from '../ui/use-today.ts';
import type { CorrectedRecord } from './use-history-edit.ts';
import { historyLines, type HeldPeriod } from './history-lines.ts';
import { HistoryList } from './history-list.tsx';
import { HistorySpans } from './history-spans.tsx';
import classes from './history-timeline.module.css';

const HistoryEditor = onDemand(
  async () => (await import('./history-editor.tsx')).HistoryEditor,
  <Skeleton height={96} m={12} />,
);

type Props = {
  title: string;
  /** Shown while nobody has ever had the record. */
  empty: string;
  answer: UseQueryResult<{ periods: readonly HeldPeriod[] }, ProblemError>;
  record: CorrectedRecord;
  /** The first day without the record itself, planned or past (dd/mm/yyyy): from then on nobody is missing. */
  ends?: string | null;
  /** Offers to correct the history in place. */
  canCorrect?: boolean;
  /** The one person that the record can have, as a licence has. */
  onlyPerson?: PersonChoice;
  /** A further quiet action, such as planning who follows. */
  action?: ReactNode;
};

type Editing = { version: number; periods: readonly HeldPeriod[] };

/** Who had a record from when to when, newest first, with what is planned; users with the right correct it in place. */
export const HistoryTimeline = ({ title, empty, answer, record, ends, canCorrect = false, ...props }: Props) => {
  const { t } = useTranslation('history');
  const today = useToday();
  const [editing, setEditing] = useState<Editing>();
  const [isOpening, setOpening] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing !== undefined;
  }, [editing]);
  const periods = answer.data?.periods;
  const lines = historyLines(periods ?? [], today, ends);

  /** The periods are read anew: with the version known before, a save on top of newer ones is refused as stale. */
  const open = async (): Promise<void> => {
    const { version } = record;
    setOpening(true);
    const { data } = await answer.refetch();
    setOpening(false);
    if (data) setEditing({ version, periods: data.periods });
  };
  const actions = !editing && (
    <div className={classes.actions}>
      {props.action}
      {canCorrect && (
        <Button
          ref={button}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPencil />}
          loading={isOpening}
          onClick={() => void open()}
        >
          {t('edit')}
        </Button>
      )}
    </div>
  );
  return (
    <SectionCard title={title} flush wraps action={periods && actions}>
      {editing ? (
        <HistoryEditor
          record={{ ...record, version: editing.version }}
          periods={editing.periods}
          onlyPerson={props.onlyPerson}
          close={() => setEditing(undefined)}
          // The form stays until the new history has been read, so that the old one is never shown again.
          onSaved={() => void answer.refetch().then(() => setEditing(undefined))}
        />
      ) : (
        <>
          {answer.isPending && <Skeleton height={20} m={12} width="60%" />}
          {answer.isError && <ErrorBox problem={answer.error.problem} onRetry={() => void answer.refetch()} />}
          {periods?.length === 0 && <p className={classes.none}>{empty}</p>}
          {lines.length > 0 && <HistorySpans lines={lines} today={today} caption={title} />}
          {lines.length > 0 && <HistoryList lines={lines} label={title} />}
        </>
      )}
    </SectionCard>
  );
};
