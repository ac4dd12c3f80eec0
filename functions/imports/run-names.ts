import type { ImportChoice } from './import-store.ts';
import type { TableLayout } from './read-layout.ts';

/** The input of both runs of an import; the choice is a copy, so a later check does not change a running import. */
export type ImportRunInput = {
  import_id: string;
  object: string;
  is_text: boolean;
  layout: TableLayout;
  choice: ImportChoice;
};
export type CommitInput = ImportRunInput & { check_run_id: string };

export const CHECK_KIND = 'import-check';
export const COMMIT_KIND = 'import';
export const UNDO_KIND = 'import-undo';
