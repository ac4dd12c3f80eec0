import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { PersonPicker } from '../../form/person-picker.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { DriverDay } from './driver-day-field.tsx';
import type { ProposedDriver } from './driver-day.ts';
import { usePlanDriver } from './use-plan-driver.ts';

type Props = { details: CarDetails; proposed?: ProposedDriver | undefined; close: () => void };

/** Plans who drives the vehicle next and from when, or changes that plan. */
export const PlanDriverModal = ({ details, proposed, ...props }: Props) => {
  const { t } = useTranslation('fleet');
  const plan = usePlanDriver(details, proposed, props.close);
  return (
    <FormModal
      title={t(details.planned ? 'plan.changeTitle' : 'plan.title')}
      submit={t('plan.confirm')}
      saving={plan.isPending}
      onSubmit={plan.save}
      close={plan.close}
    >
      {plan.notice}
      {plan.problem && <ErrorBox problem={plan.problem} />}
      <PersonPicker
        label={t('plan.next')}
        required
        data-autofocus
        nobody={plan.mayBeNobody && t('nobody')}
        value={plan.next.id}
        onChange={(id, person) => plan.change({ next: { id, name: person?.name ?? '' } })}
        error={plan.messageAt('related_employee_id')}
        data-path="related_employee_id"
      />
      <DriverDay
        details={details}
        next={plan.next}
        value={plan.typed}
        onChange={(typed) => plan.change({ typed })}
        error={plan.messageAt('change_date')}
      />
    </FormModal>
  );
};
