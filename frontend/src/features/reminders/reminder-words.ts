import { useTranslation } from 'react-i18next';
import type { ReminderOut } from '#shared/contract/reminders/reminder.ts';
import { recordMessageFiles } from '../../records/record-kinds.ts';
import type { ReminderForm, RepeatKind } from './reminder-form.ts';
import type { Reminders } from './use-reminders.ts';

/** What the words of a reminder need to know of its record, or of its kind. */
type Named = {
  fields: readonly Pick<Reminders['fields'][number], 'key' | 'label' | 'is_own_label'>[];
  person: Reminders['person'];
};

/** What a reminder says beside its text, in words. */
export const useReminderWords = ({ fields, person }: Named) => {
  const { t } = useTranslation(['reminders', ...recordMessageFiles]);
  const fieldName = (key: string): string => {
    const field = fields.find((each) => each.key === key);
    if (!field) return t('aDate');
    return field.is_own_label ? field.label : t(field.label);
  };
  const toWhom = (to: ReminderForm['to']): string => {
    if (to === '') return '';
    return to === 'person' && person ? t('to.personNamed', { name: person.name }) : t(`to.${to}`);
  };
  return {
    t,
    fieldName,
    toWhom,
    /** A value of the form. */
    entered: (name: keyof ReminderForm, value: string): string => {
      if (value === '') return value;
      // why: the name says which values the text can be
      if (name === 'to') return toWhom(value as ReminderForm['to']);
      // why: as above
      if (name === 'repeat') return t(`repeat.${value as RepeatKind}`);
      if (name === 'field') return fieldName(value);
      if (name === 'days_before') return `${value} ${t('days')}`;
      return name === 'every_months' ? `${value} ${t('months')}` : value;
    },
    recipient: ({ to }: Pick<ReminderOut, 'to'>): string => {
      if (typeof to === 'object') return t(`for.${to.role}`);
      return to === 'person' && person ? t('for.personNamed', { name: person.name }) : t(`for.${to}`);
    },
    repeats: ({ repeat }: Pick<ReminderOut, 'repeat'>): string | null => {
      if (repeat === 'none') return null;
      if ('every_months' in repeat) return t('every', { count: repeat.every_months });
      const field = fieldName(repeat.field);
      return repeat.days_before === 0 ? t('on', { field }) : t('before', { count: repeat.days_before, field });
    },
    next: ({ next_date: next, last_date: last, repeat }: ReminderOut): string => {
      if (next !== null) return next;
      if (repeat === 'none' || last !== null) return t('told', { date: last ?? '' });
      return t('waits');
    },
  };
};
