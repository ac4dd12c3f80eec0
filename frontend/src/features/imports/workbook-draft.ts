import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { readWorkbook } from '#shared/contract/imports/read-workbook.ts';
import type { rows } from '#shared/contract/imports/rows.ts';
import { hasFields, keepStored, readStored } from '../../ui/browser-store.ts';
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
  /** The headers of the columns that are not imported. */
  unmatched: readonly string[];
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
  sheets: sheets.map(({ sheet, object, columns, matched, unmatched }) => ({
    sheet,
    object,
    columns,
    matched,
    unmatched,
    state: 'waiting',
  })),
});

const storageKey = (upload: string): string => `workbook-${upload}`;

const isDraft = (value: unknown): value is WorkbookDraft =>
  hasFields(value, 'fileName', 'isStarted', 'sheets') &&
  Array.isArray(value.sheets) &&
  value.sheets.every((sheet: unknown) =>
    hasFields(sheet, 'sheet', 'object', 'columns', 'matched', 'unmatched', 'state'),
  );

/** How far the workbook was before a reload; only for this tab. */
export const readWorkbookDraft = (upload: string): WorkbookDraft | undefined =>
  readStored('sessionStorage', storageKey(upload), isDraft);

export const keepWorkbookDraft = (upload: string, draft: WorkbookDraft): void =>
  keepStored('sessionStorage', storageKey(upload), draft);
