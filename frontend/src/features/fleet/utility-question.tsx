import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { editCar } from '#shared/contract/fleet/edit-car.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { notifySuccess } from '../../ui/notify.ts';
import classes from './readiness-card.module.css';

const answers = [1, 0] as const;

/** Whether a vehicle is a utility vehicle, the one payroll question that two buttons answer. */
export const UtilityQuestion = ({ details }: { details: CarDetails }) => {
  const { t } = useTranslation('fleet');
  const { mutate, isPending, variables } = useCall(editCar);
  const answer = (value: (typeof answers)[number]): void =>
    mutate(
      { body: { car_id: details.id, version: details.version, is_utility_vehicle: value } },
      {
        onSuccess: () => notifySuccess(t('edit.saved')),
        onError: notifyThrown,
      },
    );
  return (
    <span className={classes.answers} role="group" aria-label={t('field.is_utility_vehicle')}>
      {answers.map((value) => (
        <Button
          key={value}
          variant="default"
          size="xs"
          disabled={isPending}
          loading={isPending && variables.body.is_utility_vehicle === value}
          onClick={() => answer(value)}
        >
          {t(`is_utility_vehicle.${value}`)}
        </Button>
      ))}
    </span>
  );
};
