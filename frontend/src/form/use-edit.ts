import { useForm } from '@mantine/form';
import type { Problem } from '#shared/errors/problem.ts';
import { toProblemOf, type ProblemError } from '../api/problem.ts';
import { changedFields } from './changed-fields.ts';
import { useFormIssues } from './use-form-issues.ts';
import { useLeaveGuard } from './use-leave-guard.tsx';
import { useStaleEdit } from './use-stale-edit.ts';

type Options<Values, Stored, Extra> = {
  /** One that is added is blank, with version 0. */
  record: Stored;
  formOf: (record: Stored) => Values;
  /** What the form asks beside the fields of the record: the day of a change. */
  extra?: Extra;
  /** What is typed beside the fields, such as half a condition, counts too. */
  alsoChanged?: (start: Values) => boolean;
  /** Labels of the fields, where a toast tells what is wrong, too. */
  labelOf?: (path: string) => string;
  /** The mutation that saves it. */
  call: { isPending: boolean; isSuccess: boolean; error: ProblemError | null };
};

/** One record in its form: what differs from where the edit started, and what becomes of a save. */
export const useEdit = <Values extends object, Stored extends { version: number }, Extra extends object = object>({
  record,
  formOf,
  extra,
  alsoChanged,
  labelOf,
  call,
}: Options<Values, Stored, Extra>) => {
  const stale = useStaleEdit<Values, Stored>(record, formOf);
  const { start } = stale;
  const form = useForm<Values & Extra>({ initialValues: { ...start.values, ...extra } as Values & Extra });
  const issues = useFormIssues(form, labelOf);
  const isChanged =
    Object.keys(changedFields<Values>(start.values, form.values)).length > 0 || alsoChanged?.(start.values) === true;
  const guard = useLeaveGuard(isChanged && !call.isSuccess);
  const problem = call.error ? toProblemOf(call.error) : undefined;
  return {
    stale,
    start,
    form,
    issues,
    /** There is something to save. */
    isChanged: isChanged || start.record.version === 0,
    guard,
    saving: call.isPending,
    /** What the error box says: neither about a field nor about somebody else. */
    failure: problem?.fields.length === 0 && problem.code !== 'stale_version' ? problem : undefined,
    /** The fields of the record alone, as typed. */
    values: Object.fromEntries(
      (Object.keys(start.values) as (keyof Values)[]).map((name) => [name, form.values[name]]),
    ) as Values,
    /** Awaits a save of `mine`; what fails is shown on its fields, in the error box, or beside what the other one saved. */
    settle: <Answer>(answer: Promise<Answer>, mine: Values, onSaved: (answer: Answer) => void): Promise<void> =>
      answer.then(
        (saved) => {
          guard.letGo();
          onSaved(saved);
        },
        (error: unknown) => {
          const failed: Problem = toProblemOf(error);
          if (!stale.caught(failed, mine)) issues.showProblem(failed);
        },
      ),
  };
};
