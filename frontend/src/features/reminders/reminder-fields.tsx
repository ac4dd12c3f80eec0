import type { useForm } from '@mantine/form';
import { roles } from '#shared/permissions/actor.ts';
import { DAYS_BEFORE_MAX, MESSAGE_MAX, MONTHS_MAX } from '#shared/reminders/reminder.rules.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { DateField } from '../../form/date-field.tsx';
import { fieldOf } from '../../form/field-of.ts';
import { FieldPair } from '../../form/field-pair.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { TextArea } from '../../form/text-area.tsx';
import { WholeNumberField } from '../../form/whole-number-field.tsx';
import type { ReminderForm, RepeatKind, ToKind } from './reminder-form.ts';
import { useReminderWords } from './reminder-words.ts';
import type { Reminders } from './use-reminders.ts';

type Props = { form: ReturnType<typeof useForm<ReminderForm>>; reminders: Reminders; today: IsoDate };

/** The fields of a reminder. */
export const ReminderFields = ({ form, reminders, today }: Props) => {
  const { t, fieldName, toWhom } = useReminderWords(reminders);
  const { fields, may_remind_others: mayRemindOthers } = reminders;
  const field = fieldOf(form, (name) => t(`field.${name}`));
  const { repeat } = form.values;
  const recipients: ToKind[] = mayRemindOthers ? ['me', 'person', ...roles] : ['me'];
  const kinds: RepeatKind[] = fields.length > 0 ? ['none', 'every_months', 'days_before'] : ['none', 'every_months'];
  return (
    <>
      <TextArea {...field('message')} max={MESSAGE_MAX} rows={2} required data-autofocus />
      {mayRemindOthers && (
        <SelectField {...field('to')} options={recipients.map((to) => ({ value: to, label: toWhom(to) }))} />
      )}
      <SelectField {...field('repeat')} options={kinds.map((kind) => ({ value: kind, label: t(`repeat.${kind}`) }))} />
      {repeat === 'days_before' ? (
        <FieldPair>
          <WholeNumberField {...field('days_before')} min={0} max={DAYS_BEFORE_MAX} unit={t('days')} required />
          <SelectField
            {...field('field')}
            required
            options={fields.map(({ key, date }) => ({
              value: key,
              label:
                date === null
                  ? t('fieldWithout', { field: fieldName(key) })
                  : t('fieldWith', { field: fieldName(key), date }),
            }))}
          />
        </FieldPair>
      ) : (
        <FieldPair>
          <DateField
            {...field('date')}
            label={t(repeat === 'every_months' ? 'field.firstDate' : 'field.date')}
            min={today}
            required
          />
          {repeat === 'every_months' && (
            <WholeNumberField {...field('every_months')} min={1} max={MONTHS_MAX} unit={t('months')} required />
          )}
        </FieldPair>
      )}
    </>
  );
};
