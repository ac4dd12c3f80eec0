import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { fieldOf } from '../../../form/field-of.ts';
import { StayingModal } from '../../../form/staying-modal.tsx';
import { usePersonChoice } from '../../../form/use-people-search.ts';
import { useCan } from '../../../ui/actor.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { PHONE } from '../../../ui/tokens.ts';
import { RequestFields } from './request-fields.tsx';
import { RequestPreview } from './request-preview.tsx';
import { isSingleDay } from './request-values.ts';
import { usePreview } from './use-preview.ts';
import { useRequestForm, type RequestFormProps } from './use-request-form.ts';
import { useRequestTypes } from './use-request-types.ts';
import { useScreen } from '../../../ui/use-screen.ts';
import { submitHandler } from '../../../ui/submit-handler.ts';
import classes from './request-form.module.css';

type FootProps = Pick<RequestFormProps, 'onAbsence'> & {
  isBusy: boolean;
  /** Whether the focus begins here. */
  isFirst: boolean;
  submit: string;
  onCancel: () => void;
};

const RequestFoot = ({ isBusy, isFirst, submit, onAbsence, onCancel }: FootProps) => {
  const { t } = useTranslation(['days-off', 'form']);
  return (
    <Group className={classes.foot ?? ''} justify="flex-end" gap={8}>
      {onAbsence && (
        <Button variant="subtle" className={classes.absence ?? ''} disabled={isBusy} onClick={onAbsence}>
          {t('days-off:request.absenceInstead')}
        </Button>
      )}
      <Button variant="default" disabled={isBusy} onClick={onCancel}>
        {t('form:foot.cancel')}
      </Button>
      <Button type="submit" loading={isBusy} {...(isFirst && { 'data-autofocus': true })}>
        {submit}
      </Button>
    </Group>
  );
};

/** Whose days are asked for or changed, in words. */
const useTitle = ({ employeeId, request }: RequestFormProps): string => {
  const { t } = useTranslation('days-off');
  const person = usePersonChoice(employeeId ?? 0, employeeId !== undefined && request === undefined);
  const name = request?.person_name ?? person?.name;
  return t(request ? 'days-off:request.changeTitle' : name ? 'days-off:request.titleOf' : 'days-off:request.title', {
    name,
  });
};

/** Asks for days off of a person, or changes a request; what was refused keeps what was typed. */
export const RequestForm = (props: RequestFormProps) => {
  const { employeeId, start, typeId, request, onAbsence } = props;
  const { t } = useTranslation('days-off');
  const can = useCan();
  const isPhone = useScreen(PHONE);
  const { form, values, notice, close, submit, isPending, problem } = useRequestForm(props);
  const { types, options } = useRequestTypes('leave', request?.type_id);
  const preview = usePreview(values, request?.id);
  const isSingle = isSingleDay(values);
  const labelOf = (path: string): string =>
    t(`days-off:request.field.${isSingle && path === 'start_part' ? 'part' : path}`);
  const unit = types.find(({ id }) => String(id) === values.type_id)?.unit ?? 'days';
  // What is filled in already, as in a series of people, needs one press.
  const isComplete = employeeId !== undefined && typeId !== undefined && start !== undefined;
  const isChange = request?.state === 'approved';
  const label = t(
    values.approved === 1 ? 'days-off:request.enter' : request ? 'days-off:request.change' : 'days-off:request.ask',
  );
  return (
    <StayingModal isBusy={isPending} onClose={close} size={840} fullScreen={isPhone} title={useTitle(props)}>
      <form noValidate onSubmit={submitHandler(submit)}>
        {notice}
        {problem?.fields.length === 0 && <ErrorBox problem={problem} />}
        {isChange && <Banner>{t('days-off:request.oldCounts')}</Banner>}
        <div className={classes.columns}>
          <div className={classes.fields}>
            <RequestFields
              values={values}
              field={fieldOf(form, labelOf)}
              change={(next) => form.setValues(next)}
              types={options}
              ofPerson={employeeId !== undefined || request !== undefined}
              isComplete={isComplete}
              mayApprove={can('days:decide')}
            />
          </div>
          <section className={classes.preview} aria-label={t('days-off:request.preview.title')} aria-live="polite">
            <h3>{t('days-off:request.preview.title')}</h3>
            <RequestPreview {...preview} unit={unit} labelOf={labelOf} />
          </section>
        </div>
        <RequestFoot isBusy={isPending} isFirst={isComplete} submit={label} onAbsence={onAbsence} onCancel={close} />
      </form>
    </StayingModal>
  );
};
