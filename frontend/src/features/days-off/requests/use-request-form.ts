import { useTranslation } from 'react-i18next';
import { addRequest } from '#shared/contract/days-off/add-request.ts';
import { editRequest } from '#shared/contract/days-off/edit-request.ts';
import type { RequestWarning } from '#shared/days-off/limits.ts';
import { type IsoDate } from '#shared/values/dates.ts';
import { applyIssues } from '../../../form/apply-problem.ts';
import { useDialogForm } from '../../../form/use-dialog-form.tsx';
import { problemFromError } from '../../../api/problem.ts';
import { useCall } from '../../../api/query.ts';
import { useCan } from '../../../ui/actor.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { useToday } from '../../../ui/use-today.ts';
import { newValues, spanOf, valueIssues, valuesOf, type ChangedRequest, type RequestValues } from './request-values.ts';

export type RequestFormProps = {
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

/** What is asked for, the rules for it, and the call that sends it. */
export const useRequestForm = ({
  employeeId,
  start,
  end,
  typeId,
  isEntered = false,
  request,
  onDone,
}: RequestFormProps) => {
  const { t } = useTranslation('days-off');
  const mayDecide = useCan()('days:decide');
  const today = useToday();
  const { form, notice, forget, close } = useDialogForm<RequestValues>(
    request ? valuesOf(request) : newValues({ employeeId, start, end, typeId, approved: isEntered && mayDecide }),
    () => onDone(),
    // The type that stands there at first is that of the days before, which a reload forgets.
    JSON.stringify([request?.id, request?.version, employeeId, start, end]),
  );
  const { values } = form;
  const { send, isPending, problem } = useSave(request);
  const submit = async (): Promise<void> => {
    const issues = valueIssues(values, today);
    if (issues.length > 0) return applyIssues(form, issues);
    const saved = await send(values).catch((error: unknown) => {
      applyIssues(form, problemFromError(error).fields);
    });
    if (!saved) return;
    forget();
    notifySuccess(t(`days-off:request.saved.${saved.state}`));
    onDone({ id: saved.id, typeId: Number(values.type_id), warnings: saved.warnings });
  };
  return { form, values, notice, close, submit: () => void submit(), isPending, problem };
};
