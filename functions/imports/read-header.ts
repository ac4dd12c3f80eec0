import { guardWorkbook } from '#functions/platform/excel/guard-workbook.ts';
import { readWorkbook } from '#functions/platform/excel/read-workbook.ts';
import { plainCell } from './read-upload.ts';

const SAMPLES = 3;
/** Counting the rows of a large file takes as long as checking it, so the dry run does that. */
const COUNTED_MAX = 2_000;

export type WorkbookStart = { headers: string[]; samples: string[][]; notices: string[]; rows: number | null };

/**
 * The header, the first values of each column and the number of rows of a small file. Throws the errors of guard and
 * reader.
 */
export const readHeader = async (path: string): Promise<WorkbookStart> => {
  await guardWorkbook(path);
  const start: WorkbookStart = { headers: [], samples: [], notices: [], rows: 0 };
  let rows = 0;
  for await (const part of readWorkbook(path)) {
    if (part.kind === 'header') {
      Object.assign(start, { headers: part.headers, notices: part.notices, samples: part.headers.map(() => []) });
      continue;
    }
    rows += 1;
    if (rows > COUNTED_MAX) return { ...start, rows: null };
    if (rows > SAMPLES) continue;
    for (const [at, cell] of part.cells.entries()) {
      const value = plainCell(cell);
      if (value !== null) start.samples[at]?.push(String(value).slice(0, 100));
    }
  }
  return { ...start, rows };
};
