/** Puts the focus on the field of that path, if it is on the page. */
export const focusField = (path: string): void => {
  const field = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
};

/** After the render that shows the errors. */
export const focusFirst = (issues: readonly { path: string }[]): void => {
  const [first] = issues;
  if (first) requestAnimationFrame(() => focusField(first.path));
};

/** Errors as `form.setErrors` takes them. */
export const errorsByPath = (issues: readonly { path: string; message: string }[]): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [path, message]));
