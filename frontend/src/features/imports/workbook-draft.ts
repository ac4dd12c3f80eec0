import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { readWorkbook } from '#shared/contract/imports/read-workbook.ts';
import type { rows } from '#shared/contract/imports/rows.ts';
import type { ImportObject } from './import-configs.ts';

export type ReadWorkbook = EndpointResponse<typeof readWorkbook>;
export type SheetCounts = EndpointResponse<typeof rows>['counts'];

/** `decide` waits for the user: rows of the sheet are wrong. */
export type SheetState = 'waiting' | 'reading' | 'checking' | 'decide' | 'importing' | 'done' | 'left' | 'failed';

/** A sheet of the workbook, and how far its import is. */
export type WorkbookSheet = {
  sheet: string;
  /** What it holds; null is left out. */
  object: ImportObject | null;
  columns: number;
  matched: number;
  state: SheetState;
  importId?: string;
  checkRun?: string;
  commitRun?: string;
  /** The user takes the right rows although others are wrong. */
  isAccepted?: boolean;
  counts?: SheetCounts;
  problem?: string;
};

export type WorkbookDraft = { fileName: string; isStarted: boolean; sheets: WorkbookSheet[] };

export const newDraft = ({ file_name: fileName, sheets }: ReadWorkbook): WorkbookDraft => ({
  fileName,
  isStarted: false,
  sheets: sheets.map(({ sheet, object, columns, matched }) => ({ sheet, object, columns, matched, state: 'waiting' })),
});

const storageKey = (upload: string): string => `workbook-${upload}`;

const isDraft = (value: unknown): value is WorkbookDraft =>
  typeof value === 'object' && value !== null && 'fileName' in value && 'sheets' in value;

/** How far the workbook was before a reload; only for this tab. */
export const readWorkbookDraft = (upload: string): WorkbookDraft | undefined => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(upload)) ?? 'null');
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
};

export const keepWorkbookDraft = (upload: string, draft: WorkbookDraft): void => {
  try {
    sessionStorage.setItem(storageKey(upload), JSON.stringify(draft));
  } catch {
    // When the store is full or not allowed, a reload begins with the sheets again, but nothing else fails.
  }
};
