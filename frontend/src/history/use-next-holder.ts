import { issue, type Issue } from '#shared/errors/issue.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { applyIssues } from '../form/apply-problem.ts';
import { useDialogForm } from '../form/use-dialog-form.tsx';
import { useLeftBy } from '../form/use-left-by.ts';

/** Who gets a record next, and from which day; nobody is chosen while the id is 0. */
type NextHolder = { id: number; name: string; day: string };

type Options = {
  start: NextHolder;
  close: () => void;
  /** What the dialog is about (`useDialogForm`). */
  subject: string;
  /** The fields of the API. */
  paths: { readonly person: string; readonly day: string };
};

const dayIssues = (path: string, day: string): Issue[] =>
  parseDmy(day) === null ? [issue(path, day === '' ? 'required' : 'invalid_date')] : [];

/** The form of a dialog that gives a record to somebody from a day on; `NextHolderFields` draws it. */
export const useNextHolder = ({ start, close, subject, paths }: Options) => {
  const { form, notice, close: leave } = useDialogForm<NextHolder>(start, close, subject);
  const { id, name, day: typed } = form.values;
  const day = typed.trim();
  const left = useLeftBy(id, day, paths.day);
  return {
    notice,
    close: leave,
    next: { id, name, day },
    /** Shows what is wrong with the choice, such as the `present` holder; true when there is anything. */
    isRefused: (present: number, alreadyTheirs: string): boolean => {
      const issues = [
        ...(id <= 0 ? [issue(paths.person, 'required')] : []),
        ...dayIssues(paths.day, day),
        ...left,
        ...(id > 0 && id === present ? [{ ...issue(paths.person, 'other_person'), message: alreadyTheirs }] : []),
      ];
      applyIssues(form, issues);
      return issues.length > 0;
    },
    /** Shows what the API refused. */
    showProblem: ({ fields }: Problem): void => applyIssues(form, fields),
    person: {
      value: id,
      error: form.errors[paths.person],
      'data-path': paths.person,
      onChange: (chosen: number, person: { name: string } | undefined): void => {
        form.setValues({ id: chosen, name: person?.name ?? '' });
        form.clearFieldError(paths.person);
      },
    },
    day: {
      value: typed,
      error: form.errors[paths.day],
      'data-path': paths.day,
      onChange: (text: string): void => {
        form.setFieldValue('day', text);
        form.clearFieldError(paths.day);
      },
    },
  };
};
