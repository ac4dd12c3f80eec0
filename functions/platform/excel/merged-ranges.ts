import type { Entry } from 'yauzl';
import { columnIndex } from './cell-text.ts';
import { readPart, type Zip } from '#functions/platform/office/open-zip.ts';
import { workbookProblem } from './workbook-problem.ts';

type Range = { top: number; bottom: number; left: number; right: number };

const MERGES_MAX = 1_000;
const MARK = Buffer.from('mergeCell');
/** Longer than any `<mergeCell ref="XFD1048576:XFD1048576"/>`, so that none is lost between two chunks. */
const SEAM = 128;
const MERGE_CELL = /<(?:\w+:)?mergeCell\s[^>]*?ref=["']([A-Z]+)(\d+):([A-Z]+)(\d+)["']/g;

/**
 * A function that gives the merged ranges of a row. The file has the ranges after the rows, so the sheet is read once
 * beforehand, as bytes and without parsing the rows.
 */
export const readMergedRanges = async (zip: Zip, sheet: Entry): Promise<(row: number) => readonly Range[]> => {
  const byReference = new Map<string, Range>();
  let carry = Buffer.alloc(0);
  for await (const chunk of readPart(zip, sheet)) {
    const window = Buffer.concat([carry, chunk]);
    carry = Buffer.from(window.subarray(-SEAM));
    if (!window.includes(MARK)) continue;
    for (const [, left = '', top, right = '', bottom] of window.toString('latin1').matchAll(MERGE_CELL)) {
      byReference.set(`${left}${top}:${right}${bottom}`, {
        top: Number(top),
        bottom: Number(bottom),
        left: columnIndex(left),
        right: columnIndex(right),
      });
      if (byReference.size > MERGES_MAX) throw workbookProblem('too_many_merges', { limit: MERGES_MAX });
    }
  }
  const ranges = [...byReference.values()];
  return (row) => (ranges.length === 0 ? ranges : ranges.filter(({ top, bottom }) => row >= top && row <= bottom));
};
