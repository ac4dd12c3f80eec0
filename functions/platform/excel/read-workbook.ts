import { ENTRIES_MAX } from './limits.ts';
import { readMergedRanges } from './merged-ranges.ts';
import { openZip } from '#functions/platform/office/open-zip.ts';
import { plainText } from './plain-text.ts';
import { EMPTY, type ReadCell } from './read-cell.ts';
import { readRows } from './read-rows.ts';
import type { OpenTable } from './table.ts';
import { readWorkbookParts } from './workbook-parts.ts';
import { workbookProblem } from './workbook-problem.ts';

const merged = (cell: ReadCell): ReadCell => ({ kind: 'error', code: 'merged_cell', text: plainText(cell) });

/**
 * Opens a workbook that `guardWorkbook` accepted. Errors of a cell travel in the cell (docs/areas/files.md#cells).
 * Throws `workbook_invalid` when no sheet is visible, and the errors of the guard.
 */
export const openWorkbook = async (path: string): Promise<OpenTable> => {
  const zip = await openZip(path, ENTRIES_MAX);
  const close = (): void => zip.file.close();
  const parts = await readWorkbookParts(zip).catch((error: unknown) => {
    close();
    throw error;
  });
  return {
    sheets: parts.sheets.map(({ name }) => name),
    hiddenSheets: parts.hiddenSheets,
    close,
    async *rows(name) {
      const sheet = name === null ? parts.sheets[0] : parts.sheets.find((candidate) => candidate.name === name);
      if (!sheet) throw workbookProblem('unknown_sheet', { sheet: name ?? '' });
      const mergesAt = await readMergedRanges(zip, sheet.part);
      for await (const read of readRows(zip, sheet.part, parts)) {
        const { row, cells } = read;
        for (const { left, right } of mergesAt(row)) {
          while (cells.length <= right) cells.push(EMPTY);
          for (let at = left; at <= right; at += 1) cells[at] = merged(cells[at] ?? EMPTY);
        }
        yield read;
      }
    },
  };
};
