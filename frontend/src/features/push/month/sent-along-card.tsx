import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PAYROLL_MESSAGE_MAX } from '#shared/push/limits.ts';
import { useToday } from '../../../ui/use-today.ts';
import { DateField } from '../../../form/date-field.tsx';
import { TextArea } from '../../../form/text-area.tsx';
import { payoutDate } from './payout-date.ts';
import type { ChangeForm, PushForm } from './push-form.ts';
import classes from './side.module.css';

type Props = { form: PushForm; change: ChangeForm; takesMessages: boolean; hasMealVouchers: boolean };

/** The message for payroll and the payout dates. A date that is none becomes tomorrow when its field is left. */
export const SentAlongCard = ({ form, change, takesMessages, hasMealVouchers }: Props) => {
  const { t } = useTranslation('push');
  const today = useToday();
  return (
    <section className={classes.card} aria-label={t('along.title')}>
      <div className={classes.fields}>
        {takesMessages && (
          <>
            <TextArea
              label={t('along.message')}
              max={PAYROLL_MESSAGE_MAX}
              rows={2}
              value={form.message}
              disabled={form.isMessageLeftOut}
              onChange={(message) => change({ message })}
            />
            <Checkbox
              size="xs"
              label={t('along.leaveOut')}
              checked={form.isMessageLeftOut}
              onChange={(event) => change({ isMessageLeftOut: event.currentTarget.checked })}
            />
          </>
        )}
        <div className={classes.dates}>
          <DateField
            label={t('along.wages')}
            required
            min={today}
            value={form.wageDate}
            onChange={(wageDate) => change({ wageDate })}
            onBlur={() => change({ wageDate: payoutDate(form.wageDate, today, false) })}
          />
          {hasMealVouchers && (
            <DateField
              label={t('along.vouchers')}
              min={today}
              value={form.voucherDate}
              onChange={(voucherDate) => change({ voucherDate })}
              onBlur={() => change({ voucherDate: payoutDate(form.voucherDate, today, true) })}
            />
          )}
        </div>
        <p className={classes.help}>{t(hasMealVouchers ? 'along.helpBoth' : 'along.help')}</p>
      </div>
    </section>
  );
};
