const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [tabindex]';

/** Brings the field with that path into view and focuses it; false when the page has no such field. */
export const focusField = (path: string): boolean => {
  const node = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  const target = node?.matches(FOCUSABLE) ? node : node?.querySelector<HTMLElement>(FOCUSABLE);
  if (!target) return false;
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  return true;
};
