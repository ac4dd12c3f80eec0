import { hasFields } from './browser-store.ts';

/** How the names of the drafts begin that a tab keeps (docs/areas/screens.md#drafts). */
export const DRAFT_PREFIX = 'draft:';

/** What follows the address in the name of a draft: the fields, or what a dialog of the page is about. */
const AFTER_ADDRESS = /^(?:[a-z-]*:|\{)/;

/** A draft without a start holds changes alone. */
const hasChanges = (text: string | null): boolean => {
  const draft: unknown = JSON.parse(text ?? 'null');
  if (!hasFields(draft, 'values')) return false;
  if (!hasFields(draft, 'start')) return true;
  // why: a draft and its start are the values of a form by their names
  const { values, start } = draft as Record<'values' | 'start', Record<string, unknown>>;
  return Object.keys(values).some((name) => JSON.stringify(values[name]) !== JSON.stringify(start[name]));
};

/** Whether the tab keeps something that this user typed into a form or a dialog at an address. */
export const hasLeftDraft = (userId: number, address: string): boolean => {
  const begin = `${DRAFT_PREFIX}${userId}:${address}`;
  try {
    return Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '').some(
      (name) =>
        name.startsWith(begin) &&
        AFTER_ADDRESS.test(name.slice(begin.length)) &&
        hasChanges(sessionStorage.getItem(name)),
    );
  } catch {
    return false;
  }
};
