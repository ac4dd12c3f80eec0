import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeldType } from '#shared/people/leaver.rules.ts';
import { DateField } from '../form/date-field.tsx';
import { PersonPicker } from '../form/person-picker.tsx';
import { DayNotice } from './day-notice.tsx';
import { planSentence } from './plan-words.ts';
import type { useNextHolder } from './use-next-holder.ts';

type Props = {
  object: HeldType;
  form: ReturnType<typeof useNextHolder>;
  /** Who has the record until then; null is nobody. */
  holder: string | null;
  labels: { person: string; day: string; dayHelp: string };
  /** What else the choice brings about. */
  children?: ReactNode;
};

/** Who gets a record next and from when, with what that means as a sentence. */
export const NextHolderFields = ({ object, form, holder, labels, children }: Props) => {
  const { t } = useTranslation(['history', 'records']);
  const { id, name, day } = form.next;
  return (
    <>
      <PersonPicker label={labels.person} required nobody={false} data-autofocus {...form.person} />
      <DateField label={labels.day} help={labels.dayHelp} required {...form.day} />
      {id > 0 && children}
      {id > 0 && <DayNotice day={day}>{planSentence(object, { name, start_date: day }, holder, t)}</DayNotice>}
    </>
  );
};
