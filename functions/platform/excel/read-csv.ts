import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { COLUMNS_MAX, FILE_MAX_BYTES } from './limits.ts';
import type { OpenTable } from './table.ts';
import { toText, type ReadCell } from './read-cell.ts';
import { workbookProblem } from './workbook-problem.ts';

const HEAD_BYTES = 64 * 1024;
const SEPARATORS = [';', ',', '\t', '|'];
/** Lines on which the separator is judged. */
const JUDGED_LINES = 20;
const CELL_MAX = 32_767;

const isUtf8 = async (path: string): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
};

const BOMS: readonly (readonly [string, string])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];

/** The encoding by its mark, by the zero bytes of UTF-16, or because the bytes are valid UTF-8; else that of Windows. */
const encodingOf = async (path: string, head: Buffer): Promise<string> => {
  const marked = BOMS.find(([hex]) => head.toString('hex', 0, 3).startsWith(hex));
  if (marked) return marked[1];
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd > head.length / 8) return odd > even ? 'utf-16le' : 'utf-16be';
  if (even + odd > 0) throw workbookProblem('not_a_workbook');
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1252';
};

/** Splits text into rows of cells: `push` takes the next piece, `end` the last row. Quotes hold separators and breaks. */
const splitter = (separator: string, onRow: (cells: string[]) => void) => {
  let cells: string[] = [];
  let cell = '';
  let inQuotes = false;
  let wasQuoted = false;
  let quotePending = false;
  const endCell = (): void => {
    if (cells.length >= COLUMNS_MAX && cell.trim() !== '')
      throw workbookProblem('too_many_columns', { limit: COLUMNS_MAX });
    if (cells.length < COLUMNS_MAX) cells.push(cell.slice(0, CELL_MAX));
    cell = '';
    wasQuoted = false;
  };
  const endRow = (): void => {
    endCell();
    onRow(cells);
    cells = [];
  };
  const outside = (char: string): void => {
    if (char === separator) endCell();
    else if (char === '\n') endRow();
    else if (char === '"' && cell.trim() === '' && !wasQuoted) {
      inQuotes = true;
      wasQuoted = true;
      cell = '';
    } else cell += char;
  };
  return {
    push: (text: string): void => {
      for (const char of text) {
        if (quotePending) {
          quotePending = false;
          if (char === '"') {
            cell += '"';
            continue;
          }
          inQuotes = false;
        }
        if (!inQuotes) outside(char);
        else if (char === '"') quotePending = true;
        else cell += char;
      }
    },
    /** Whether a quote was opened that nothing has closed: all that came after it is one cell. */
    isOpen: (): boolean => inQuotes && !quotePending,
    end: (): void => {
      if (cell !== '' || cells.length > 0) endRow();
    },
  };
};

/** Windows ends lines with two characters, old programs of the Mac with a carriage return alone. */
const normalBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');

/** The separator that splits most lines into the same number of cells; Excel's own `sep=;` line decides alone. */
const separatorOf = (head: string): string => {
  const declared = /^sep=(.)\s*$/im.exec(head.split('\n', 1)[0] ?? '');
  if (declared?.[1]) return declared[1];
  const scores = SEPARATORS.map((separator) => {
    const widths: number[] = [];
    const { push } = splitter(separator, (cells) => widths.push(cells.length));
    push(head);
    const judged = widths.slice(0, JUDGED_LINES).filter((width) => width > 1);
    const counts = Map.groupBy(judged, (width) => width);
    const [width, lines] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [1, []];
    return { separator, lines: lines.length, width };
  });
  const [best] = scores.toSorted((one, other) => other.lines - one.lines || other.width - one.width);
  return best && best.lines > 0 ? best.separator : ';';
};

/** Programs write `="007"` so that Excel keeps the zeros. */
const cellOf = (text: string): ReadCell => toText(/^="(.*)"$/su.exec(text.trim())?.[1] ?? text);

const isDeclaration = (cells: readonly string[]): boolean => /^sep=.?$/i.test(cells.join(''));

const headOf = async (path: string, length: number): Promise<Buffer> => {
  const handle = await open(path);
  try {
    const head = Buffer.alloc(length);
    await handle.read(head, 0, length, 0);
    return head;
  } finally {
    await handle.close();
  }
};

/** Opens a text file with separators, as programs and leasing portals write them (docs/areas/files.md#cells). */
export const openCsv = async (path: string): Promise<OpenTable> => {
  const { size } = await stat(path);
  if (size > FILE_MAX_BYTES) throw workbookProblem('file_too_large', { limit: FILE_MAX_BYTES });
  const head = await headOf(path, Math.min(HEAD_BYTES, size));
  const encoding = await encodingOf(path, head);
  // A character cut at the end of the head does not matter to the count of separators.
  const separator = separatorOf(normalBreaks(new TextDecoder(encoding).decode(head)));
  return {
    sheets: [],
    hiddenSheets: [],
    close: () => undefined,
    async *rows() {
      const decoder = new TextDecoder(encoding);
      let ready: string[][] = [];
      let row = 0;
      const { push, isOpen, end } = splitter(separator, (cells) => ready.push(cells));
      const filled = function* () {
        const lines = ready;
        ready = [];
        for (const line of lines) {
          if (row === 0 && isDeclaration(line)) continue;
          row += 1;
          const cells = line.map(cellOf);
          while (cells.at(-1)?.kind === 'empty') cells.pop();
          if (cells.length > 0) yield { row, cells };
        }
      };
      let carry = '';
      for await (const chunk of createReadStream(path)) {
        const text = carry + decoder.decode(chunk as Buffer, { stream: true });
        // A break of two characters may stand on the seam.
        carry = text.endsWith('\r') ? '\r' : '';
        push(normalBreaks(carry === '' ? text : text.slice(0, -1)));
        yield* filled();
      }
      push(normalBreaks(carry + decoder.decode()));
      yield* filled();
      if (isOpen()) throw workbookProblem('open_quote', { row: row + 1 });
      end();
      yield* filled();
    },
  };
};
