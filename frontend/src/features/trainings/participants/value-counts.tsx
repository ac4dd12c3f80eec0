import { useTranslation } from 'react-i18next';
import {
  participantResults,
  participantStatuses,
  type ParticipantResult,
  type ParticipantStatus,
} from '#shared/trainings/names.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import type { What } from './use-change-participants.ts';
import classes from './changes.module.css';

type Value = ParticipantStatus | ParticipantResult;
type Props = {
  what: What;
  counts: Readonly<Record<string, number>>;
  chosen: Value | null;
  onChoose: (value: Value | null) => void;
};

const valuesOf: Readonly<Record<What, readonly Value[]>> = { status: participantStatuses, result: participantResults };

/** How many have each status or result; pressing one shows only those. */
export const ValueCounts = ({ what, counts, chosen, onChoose }: Props) => {
  const { t } = useTranslation('trainings');
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const button = (value: Value | null, label: string, count: number) => (
    <button
      key={label}
      type="button"
      className={classes.countButton}
      aria-pressed={chosen === value}
      data-value={value ?? undefined}
      onClick={() => onChoose(value)}
    >
      <span>{label}</span>
      <strong>{wholeNumber(count)}</strong>
    </button>
  );
  return (
    <div className={classes.counts} role="group" aria-label={t(`people.filter.${what}`)}>
      {button(null, t('people.filter.everybody'), all)}
      {valuesOf[what].map((value) => button(value, t(`${what}.${value}`), counts[value] ?? 0))}
    </div>
  );
};
