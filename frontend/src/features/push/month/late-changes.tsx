import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../../ui/actor.tsx';
import { nearMonth } from '../../../ui/near-month.ts';
import { LinesTable } from '../parts/lines-table.tsx';
import type { PushMonth } from '../parts/push-types.ts';
import type { ChangeForm, PushForm } from './push-form.ts';
import { useCorrections } from './use-push-preview.ts';
import { Modal } from '../../../ui/modal.tsx';
import classes from './side.module.css';

/** The months (yyyy-mm) of days in dd/mm/yyyy, each once, earliest first. */
const monthsOf = (days: readonly string[]): string[] =>
  [...new Set(days.map((day) => `${day.slice(6)}-${day.slice(3, 5)}`))].toSorted();

type Props = { pushMonth: PushMonth; form: PushForm; change: ChangeForm };

/** What changed in earlier months after they were pushed, ready to go along. */
export const LateChanges = ({ pushMonth, form, change }: Props) => {
  const { t } = useTranslation(['push', 'ui']);
  const { data: corrections } = useCorrections(pushMonth);
  const { today } = useActor();
  const [isShown, setShown] = useState(false);
  if (!corrections || corrections.count === 0) return null;
  const months = monthsOf(corrections.data.map(({ date }) => date));
  const names = months.map((month) => nearMonth(month, today)).join(', ');
  const title = t('late.title', { months: names });
  return (
    <section className={classes.card} aria-label={title}>
      <Checkbox
        size="xs"
        label={<strong>{title}</strong>}
        checked={form.withCorrections}
        onChange={(event) => change({ withCorrections: event.currentTarget.checked })}
      />
      <p className={classes.under}>
        {t(form.withCorrections ? 'late.along' : 'late.stay', {
          count: corrections.count,
          people: t('late.people', { count: corrections.people }),
          months: names,
        })}{' '}
        <button type="button" className={classes.link} onClick={() => setShown(true)}>
          {t('late.show')}
        </button>
      </p>
      <Modal
        opened={isShown}
        onClose={() => setShown(false)}
        title={title}
        size={900}
        closeButtonProps={{ 'aria-label': t('ui:close') }}
      >
        <LinesTable caption={title} lines={corrections.data} against={t('late.against')} withPeople />
      </Modal>
    </section>
  );
};
