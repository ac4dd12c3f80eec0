import { useTranslation } from 'react-i18next';
import type { PlannedOut } from '#shared/contract/records/planned.ts';
import { Empty } from '../ui/empty.tsx';
import { ToneBadge } from '../ui/tone-badge.tsx';
import { planBrief } from './plan-brief.ts';

type Plans = { planned: PlannedOut; planned_end: string | null };

/** Whether anything is planned for a record: another holder, or its end. */
export const isPlanned = ({ planned, planned_end: ends }: Plans): boolean => planned !== null || ends !== null;

/** Marks a record for which something is planned. */
export const PlannedBadge = () => {
  const { t } = useTranslation('records');
  return <ToneBadge tone="accent">{t('plan.badge')}</ToneBadge>;
};

type RowBadgeProps = { row: Plans & { deleted: number }; archived: string };

/** What is worth knowing of a record in every list: that it is archived, in the words of its area, or has a plan. */
export const RowBadge = ({ row, archived }: RowBadgeProps) =>
  row.deleted === 1 ? <ToneBadge>{archived}</ToneBadge> : isPlanned(row) && <PlannedBadge />;

/** The cell of a list with the next holder: "Karim, from 01/01/2027". */
export const PlannedCell = ({ planned }: { planned: PlannedOut }) => {
  const { t } = useTranslation('records');
  return planned === null ? <Empty /> : <span className="tabular">{planBrief(planned, t)}</span>;
};
