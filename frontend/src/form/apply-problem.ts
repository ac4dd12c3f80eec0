import type { Issue } from '#shared/errors/issue.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { focusField } from './focus-field.ts';

type FormWithErrors = { setErrors: (errors: Record<string, string>) => void };

/** The first message of each field. */
const messagesOf = (issues: readonly Issue[]): Record<string, string> =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [path, message]));

const fieldOf = (path: string): Element | null => document.querySelector(`[data-path="${CSS.escape(path)}"]`);

/** As the eye meets them; what is not on the page comes last. */
export const inPageOrder = (issues: readonly Issue[]): Issue[] =>
  issues.toSorted((one, other) => {
    const [first, second] = [fieldOf(one.path), fieldOf(other.path)];
    if (!first || !second) return Number(!first) - Number(!second);
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : first === second ? 0 : 1;
  });

/** Puts the issues on their fields and, once they are drawn, focuses the first of them that the page shows. */
export const applyIssues = (form: FormWithErrors, issues: readonly Issue[]): void => {
  form.setErrors(messagesOf(issues));
  setTimeout(() => inPageOrder(issues).some(({ path }) => focusField(path)));
};

/** Server errors land on their fields; the answer is what the summary lists. */
export const applyProblem = (form: FormWithErrors, problem: Problem): readonly Issue[] => {
  applyIssues(form, problem.fields);
  return problem.fields;
};
