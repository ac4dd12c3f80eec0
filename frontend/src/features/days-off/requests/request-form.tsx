import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { addRequest } from '#shared/contract/days-off/add-request.ts';
import { editRequest } from '#shared/contract/days-off/edit-request.ts';
import type { RequestWarning } from '#shared/days-off/limits.ts';
import { isoOf, type IsoDate } from '#shared/values/dates.ts';
import { applyIssues } from '../../../form/apply-problem.ts';
import { fieldOf } from '../../../form/field-of.ts';
import { StayingModal } from '../../../form/staying-modal.tsx';
import { useDialogForm } from '../../../form/use-dialog-form.tsx';
import { usePersonChoice } from '../../../form/use-people-search.ts';
import { problemFromError } from '../../../api/problem.ts';
import { useCall } from '../../../api/query.ts';
import { useActor, useCan } from '../../../ui/actor.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { PHONE } from '../../../ui/tokens.ts';
import { RequestFields } from './request-fields.tsx';
import { RequestPreview } from './request-preview.tsx';
import {
  isSingleDay,
  newValues,
  spanOf,
  valueIssues,
  valuesOf,
  type ChangedRequest,
  type RequestValues,
} from './request-values.ts';
import { usePreview } from './use-preview.ts';
import { useRequestTypes } from './use-request-types.ts';
import { useScreen } from '../../../ui/use-screen.ts';
import { submitHandler } from '../../../ui/submit-handler.ts';
import classes from './request-form.module.css';

type Props = {
  /** The person whose days they are; without one the form asks for them. */
  employeeId?: number | undefined;
  /** The first and the last day that the form starts with. */
  start?: IsoDate | undefined;
  end?: IsoDate | undefined;
  /** The type that the form starts with. */
  typeId?: number | undefined;
  /** Whether the days are entered as approved; users who may decide do so unless they switch it off. */
  isEntered?: boolean;
  /** The request to change; an approved one stays as it is until the change is decided. */
  request?: ChangedRequest | undefined;
  /** Leads to the form for an absence. */
  onAbsence?: (() => void) | undefined;
  /** Called when the form is left, with the request once it was saved. */
  onDone: (saved?: { id: number; typeId: number; warnings: readonly RequestWarning[] }) => void;
};

/** Sends what was typed, as a new request or as a change of one. */
const useSave = (request: ChangedRequest | undefined) => {
  const add = useCall(addRequest);
  const edit = useCall(editRequest);
  const send = (values: RequestValues) => {
    const { employee_id, type_id, reason, approved } = values;
    const said = { type_id: Number(type_id), ...spanOf(values), reason, ...(approved === 1 && { approved }) };
    return request
      ? edit.mutateAsync({ body: { ...said, id: request.id, version: request.version } })
      : add.mutateAsync({ body: { ...said, employee_id } });
  };
  return { send, isPending: add.isPending || edit.isPending, problem: (request ? edit : add).error?.problem };
};

type FootProps = Pick<Props, 'onAbsence'> & {
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

/** Asks for days off of a person, or changes a request; what was refused keeps what was typed. */
export const RequestForm = ({
  employeeId,
  start,
  end,
  typeId,
  isEntered = false,
  request,
  onAbsence,
  onDone,
}: Props) => {
  const { t } = useTranslation('days-off');
  const can = useCan();
  const { today } = useActor();
  const isPhone = useScreen(PHONE);
  const { form, notice, forget, close } = useDialogForm<RequestValues>(
    request
      ? valuesOf(request)
      : newValues({ employeeId, start, end, typeId, approved: isEntered && can('days:decide') }),
    () => onDone(),
    // The type that stands there at first is that of the days before, which a reload forgets.
    JSON.stringify([request?.id, request?.version, employeeId, start, end]),
  );
  const { values } = form;
  const { types, options } = useRequestTypes('leave', request?.type_id);
  const person = usePersonChoice(employeeId ?? 0, employeeId !== undefined && request === undefined);
  const name = request?.person_name ?? person?.name;
  const save = useSave(request);
  const preview = usePreview(values, request?.id);
  const isSingle = isSingleDay(values);
  const labelOf = (path: string): string =>
    t(`days-off:request.field.${isSingle && path === 'start_part' ? 'part' : path}`);
  const unit = types.find(({ id }) => String(id) === values.type_id)?.unit ?? 'days';
  const submit = async (): Promise<void> => {
    const issues = valueIssues(values, isoOf(today) ?? '');
    if (issues.length > 0) return applyIssues(form, issues);
    const saved = await save.send(values).catch((error: unknown) => {
      applyIssues(form, problemFromError(error).fields);
    });
    if (!saved) return;
    forget();
    notifySuccess(t(`days-off:request.saved.${saved.state}`));
    onDone({ id: saved.id, typeId: Number(values.type_id), warnings: saved.warnings });
  };
  // What is filled in already, as in a series of people, needs one press.
  const isComplete = employeeId !== undefined && typeId !== undefined && start !== undefined;
  const isChange = request?.state === 'approved';
  const label = t(
    values.approved === 1 ? 'days-off:request.enter' : request ? 'days-off:request.change' : 'days-off:request.ask',
  );
  return (
    <StayingModal
      isBusy={save.isPending}
      onClose={close}
      size={840}
      fullScreen={isPhone}
      title={t(
        request ? 'days-off:request.changeTitle' : name ? 'days-off:request.titleOf' : 'days-off:request.title',
        {
          name,
        },
      )}
    >
      <form noValidate onSubmit={submitHandler(() => void submit())}>
        {notice}
        {save.problem?.fields.length === 0 && <ErrorBox problem={save.problem} />}
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
        <RequestFoot
          isBusy={save.isPending}
          isFirst={isComplete}
          submit={label}
          onAbsence={onAbsence}
          onCancel={close}
        />
      </form>
    </StayingModal>
  );
};
