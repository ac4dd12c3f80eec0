import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { afterPress } from '../../form/after-press.ts';
import { DriverDay } from './driver-day-field.tsx';
import { dayProblem, firstDayOf, type NextDriver } from './driver-day.ts';

type Props = {
  opened: boolean;
  details: CarDetails;
  next: NextDriver;
  /** The day as typed. */
  typed: string;
  onType: (day: string) => void;
  saving: boolean;
  /** Why the server refused the day that was sent. */
  refusal: { day: string; message: string } | undefined;
  onClose: () => void;
  /** Gets the first day of the change. */
  onConfirm: (day: string) => void;
};

/**
 * Changing the person of a car asks for a change date when an import integration exists (docs/areas/fleet.md#driver).
 */
export const ChangeDateModal = ({
  opened,
  details,
  next,
  typed,
  onType,
  saving,
  refusal,
  onClose,
  onConfirm,
}: Props) => {
  const { t } = useTranslation('fleet');
  const [touched, setTouched] = useState(false);
  const day = firstDayOf(next, typed);
  const problem = touched ? dayProblem(typed) : undefined;
  return (
    <FormModal
      opened={opened}
      title={t('edit.changeDateTitle')}
      submit={t('edit.changeDateConfirm')}
      saving={saving}
      onSubmit={() => {
        setTouched(true);
        if (dayProblem(typed) === undefined) onConfirm(day);
      }}
      close={onClose}
    >
      <Text>
        {next.id === 0
          ? t('edit.changeDateNobody', { driver: details.person_name })
          : t('edit.changeDateText', { driver: next.name })}
      </Text>
      <DriverDay
        details={details}
        next={next}
        value={typed}
        onChange={onType}
        onBlur={() => afterPress(() => setTouched(true))}
        isFirst
        error={problem ?? (refusal?.day === day ? refusal.message : undefined)}
      />
    </FormModal>
  );
};
