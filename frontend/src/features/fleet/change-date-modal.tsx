import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkPayrollMonthPushed } from '#shared/contract/fleet/check-payroll-month-pushed.ts';
import { issue } from '#shared/errors/issue.ts';
import { isoOf, parseDmy } from '#shared/values/dates.ts';
import { query } from '../../api/query.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { afterPress } from '../../form/after-press.ts';
import { DateField } from '../../form/date-field.tsx';
import { Banner } from '../../ui/banner.tsx';

type Props = {
  opened: boolean;
  /** The new driver; id 0 and name null mean nobody. */
  driverId: number;
  driver: string | null;
  today: string;
  saving: boolean;
  onClose: () => void;
  onConfirm: (date: string) => void;
};

/**
 * Changing the person of a car asks for a change date when an import integration exists (docs/areas/fleet.md#driver).
 */
export const ChangeDateModal = ({ opened, driverId, driver, today, saving, onClose, onConfirm }: Props) => {
  const { t } = useTranslation('fleet');
  const [date, setDate] = useState(today);
  const [touched, setTouched] = useState(false);
  const valid = parseDmy(date) !== null;
  const pushed = useQuery({
    ...query(checkPayrollMonthPushed, { query: { employee_id: String(driverId), date } }),
    enabled: opened && driverId > 0 && valid,
  });
  const error = valid ? undefined : issue('change_date', date === '' ? 'required' : 'invalid_date').message;
  return (
    <FormModal
      opened={opened}
      title={t('edit.changeDateTitle')}
      submit={t('edit.changeDateConfirm')}
      saving={saving}
      onSubmit={() => {
        setTouched(true);
        if (valid) onConfirm(date);
      }}
      close={onClose}
    >
      <Text>{driver ? t('edit.changeDateText', { driver }) : t('edit.changeDateNobody')}</Text>
      <DateField
        label={t('field.change_date')}
        help={t('help.change_date')}
        today={isoOf(today)}
        required
        value={date}
        onChange={setDate}
        onBlur={() => afterPress(() => setTouched(true))}
        error={touched ? error : undefined}
        data-autofocus
      />
      {pushed.data?.is_pushed && <Banner tone="amber">{t('edit.pushedMonth')}</Banner>}
    </FormModal>
  );
};
