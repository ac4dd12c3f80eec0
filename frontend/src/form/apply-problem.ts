import type { Issue } from '#shared/errors/issue.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { focusField } from './focus-field.ts';

type FormWithErrors = { setErrors: (errors: Record<string, string>) => void };

/** The first message of each field. */
const messagesOf = (issues: readonly Issue[]): Record<string, string> =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [path, message]));

const fieldOf = (path: string): Element | null => document.querySelector(`[data-path="${CSS.escape(path)}"]`);

/** Sorts issues by the position of their fields on the page; issues without a field come last. */
export const inPageOrder = (issues: readonly Issue[]): Issue[] =>
  issues.toSorted((one, other) => {
    const [first, second] = [fieldOf(one.path), fieldOf(other.path)];
    if (!first || !second) return Number(!first) - Number(!second);
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : first === second ? 0 : 1;
  });

/**
 * Puts the issues on their fields and, once the fields are drawn, focuses the first of them on the page. Whoever types
 * in another field by then stays there.
 */
export const applyIssues = (form: FormWithErrors, issues: readonly Issue[]): void => {
  const before = document.activeElement;
  form.setErrors(messagesOf(issues));
  setTimeout(() => {
    const now = document.activeElement;
    if (now !== before && now?.matches('input, textarea, select')) return;
    inPageOrder(issues).some(({ path }) => focusField(path));
  });
};

/** Puts the errors of a failed call on their fields; returns the issues for the summary. */
export const applyProblem = (form: FormWithErrors, problem: Problem): readonly Issue[] => {
  applyIssues(form, problem.fields);
  return problem.fields;
};
