import { useTranslation } from 'react-i18next';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { firstDayAfter } from '#shared/values/last-days.ts';
import { DateField } from '../../form/date-field.tsx';
import type { FieldProps } from '../../form/field-props.ts';
import { FieldPair } from '../../form/field-pair.tsx';
import { usePersonChoice } from '../../form/use-people-search.ts';
import { DayNotice } from '../../history/day-notice.tsx';
import { planSentence } from '../../history/plan-words.ts';
import type { OwnerDays } from './asset-form.ts';

type Props = {
  /** The asset before the change. */
  asset: AssetDetails;
  /** The id of the owner after the change; 0 is nobody. */
  newOwnerId: number;
  field: (name: keyof OwnerDays) => FieldProps;
};

/** What the two days mean: with days between them on which nobody has it, in two sentences. */
const useOwnerSentence = ({ asset, newOwnerId, field }: Props): { day: string; words: string } => {
  const { t } = useTranslation(['history', 'records']);
  const isNew = newOwnerId !== asset.owner_employee_id;
  const next = usePersonChoice(newOwnerId, isNew && newOwnerId > 0)?.name ?? '';
  const owner = asset.owner_employee_name;
  const end = firstDayAfter((field('end_date_old_owner').value ?? '').trim());
  const start = (field('start_date_new_owner').value ?? '').trim();
  const ended = planSentence('asset', { name: null, start_date: end }, owner, t);
  if (newOwnerId <= 0) return { day: end, words: ended };
  const isGap = owner !== null && end !== start;
  const begun = planSentence('asset', { name: next, start_date: start }, isGap ? null : owner, t);
  return { day: start, words: isGap ? `${ended} ${begun}` : begun };
};

/** The last day of the old owner and the first day of the new one, shown when the owner changes. */
export const OwnerDayFields = (props: Props) => {
  const { asset, newOwnerId, field } = props;
  const { t } = useTranslation('assets');
  const { day, words } = useOwnerSentence(props);
  if (newOwnerId === asset.owner_employee_id) return null;
  return (
    <>
      <FieldPair>
        {asset.owner_employee_id > 0 && (
          <DateField
            {...field('end_date_old_owner')}
            help={t('help.end_date_old_owner', { owner: asset.owner_employee_name })}
            required
          />
        )}
        {newOwnerId > 0 && <DateField {...field('start_date_new_owner')} required />}
      </FieldPair>
      <DayNotice day={day}>{words}</DayNotice>
    </>
  );
};
