// Time and peak memory of an export of 100,000 rows x 20 columns: `npx node tests/bench/excel-writer.ts [rows] [file]`.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cell } from '#functions/platform/excel/to-cell.ts';
import type { WorkbookColumn } from '#functions/platform/excel/workbook-skeleton.ts';
import { writeWorkbook } from '#functions/platform/excel/write-workbook.ts';

const rowCount = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), 'excel-writer-'));
const path = process.argv[3] ?? join(folder, 'export.xlsx');

const kinds = ['text', 'text', 'text', 'text', 'text', 'date', 'date', 'money', 'money', 'integer'] as const;
const columns: WorkbookColumn[] = Array.from({ length: 20 }, (_, index) => ({
  header: `Column ${index + 1}`,
  kind: kinds[index % kinds.length] ?? 'text',
}));

let seed = 7;
const next = (max: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed % max;
};
const brands = ['Volkswagen', 'Citroën', 'Škoda', 'BMW', 'Renault & Co', 'Tesla', 'Peugeot', 'Toyota'];
const iso = (): string => new Date(Date.UTC(2010, 0, 1 + next(6000))).toISOString().slice(0, 10);
const cells: readonly ((row: number) => Cell)[] = [
  () => brands[next(brands.length)] ?? null,
  (row) => `Model ${next(400)} ${row}`,
  (row) => `${next(9)}-ABC-${row % 1000}`,
  () => (next(3) === 0 ? null : `Somebody Nr ${next(9000)}`),
  () => `WVWZZZ1KZ${1_000_000 + next(8_999_999)}`,
  iso,
  iso,
  () => next(9_000_000) / 100,
  () => next(90_000) / 100,
  () => next(500),
];
const rows = function* (): Generator<Cell[]> {
  for (let row = 0; row < rowCount; row += 1)
    yield columns.map((_, index) => cells[index % cells.length]?.(row) ?? null);
};

const started = performance.now();
await writeWorkbook({ path, sheetName: 'Fleet', columns, rows: rows() });
const seconds = (performance.now() - started) / 1000;
const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
const fileMb = statSync(path).size / 1024 / 1024;
rmSync(folder, { recursive: true });
console.log(
  `${rowCount} rows x ${columns.length}: ${seconds.toFixed(2)} s, peak ${peakMb} MB RSS, file ${fileMb.toFixed(1)} MB`,
);
