import { aWorkbook, workbookParts, aZip, type SheetCell, type WorkbookOptions } from '#tests/builders/workbook.ts';

/** The plates of the two vehicles that every file holds. */
export type Plates = { a: string; b: string };
export type MessyFile = {
  content: Buffer;
  name?: string;
  defaults?: Record<string, string>;
  /** What the first vehicle has beside what all files say of it. */
  also?: Record<string, string | number | null>;
};
export type Shape = readonly [name: string, make: (plates: Plates) => MessyFile];

const HEADERS = ['Merk', 'Model', 'Nummerplaat', 'Brandstof', 'Cataloguswaarde', 'Eerste inschrijving'];
const A = ['Kia', 'EV6', 'electric', 45_990, '14/10/2024'] as const;
const B = ['Peugeot', 'Partner', 'diesel', 24_990.5, '02/11/2022'] as const;
/** The day numbers of both first registrations in the 1900 system. */
const DAYS = [45_579, 44_867] as const;

const row = ([brand, model, fuel, value, date]: readonly SheetCell[], plate: SheetCell): SheetCell[] => [
  brand ?? null, model ?? null, plate, fuel ?? null, value ?? null, date ?? null,
]; // prettier-ignore
/** Both vehicles, with other cells in some columns. */
const lines = ({ a, b }: Plates, changed: Record<number, readonly [SheetCell, SheetCell]> = {}): SheetCell[][] =>
  [row(A, a), row(B, b)].map((cells, which) =>
    cells.map((cell, at) => (changed[at] ? (changed[at][which] ?? null) : cell)),
  );
const table = (plates: Plates, changed?: Record<number, readonly [SheetCell, SheetCell]>): SheetCell[][] => [
  HEADERS,
  ...lines(plates, changed),
];
const workbook = (rows: readonly (readonly SheetCell[])[], more: Omit<WorkbookOptions, 'rows'> = {}): MessyFile => ({
  content: aWorkbook({ rows, ...more }),
});
/** A column of its own at the end. */
const withColumn = (header: SheetCell, cells: readonly SheetCell[], rows: SheetCell[][]): SheetCell[][] =>
  rows.map((line, at) => [...line, at === 0 ? header : (cells[at - 1] ?? null)]);

type CsvOptions = { separator?: string; encoding?: 'utf8' | 'utf16le' | 'latin1'; mark?: string; end?: string };
const csvText = (rows: readonly (readonly SheetCell[])[], separator: string, end: string): string =>
  rows.map((line) => line.map((cell) => String(cell ?? '')).join(separator) + end).join('');
const csv = (rows: readonly (readonly SheetCell[])[], options: CsvOptions = {}): MessyFile => {
  const { separator = ';', encoding = 'utf8', mark = '', end = '\r\n' } = options;
  return { content: Buffer.from(mark + csvText(rows, separator, end), encoding), name: 'fleet.csv' };
};
const comma: Record<number, readonly [SheetCell, SheetCell]> = { 4: ['45990,00', '24990,50'] };

/** A workbook whose sheet is written as it is, for what other programs do with the XML. */
const withSheet = (plates: Plates, change: (xml: string) => string, more: Partial<WorkbookOptions> = {}): MessyFile => {
  const parts = workbookParts({ rows: table(plates), ...more });
  return {
    content: aZip(
      parts.map((part) =>
        part.name === 'xl/worksheets/sheet1.xml' ? { ...part, content: change(String(part.content)) } : part,
      ),
    ),
  };
};

const inWorkbooks: readonly Shape[] = [
  ['a plain table', (p) => workbook(table(p))],
  ['a title', (p) => workbook([['Wagenpark 2026'], ...table(p)])],
  ['a merged title and a blank row', (p) => workbook([['Overzicht wagenpark'], [], ...table(p)], { merges: ['A1:F1'] })],
  ['title, date of print and subtitle', (p) => workbook([['Fleet report'], ['Printed on', '21/11/2026'], ['Confidential'], ...table(p)])],
  ['an address block above the table', (p) => workbook([...Array.from({ length: 9 }, (_, at) => [`Line ${at}`]), [null, 'Klant', '12345'], [], ...table(p)])],
  ['blank rows and columns before the table', (p) => workbook([[], [], ...table(p).map((line) => [null, null, ...line])])],
  ['a note far to the right', (p) => workbook(table(p).map((line, at) => (at === 1 ? [...line, null, null, null, null, null, 'bellen!'] : line)))],
  ['two unused columns of one name', (p) => workbook(withColumn('Datum', ['1', '2'], withColumn('Datum', ['3', '4'], table(p))))],
  ['an empty column in between', (p) => workbook(table(p).map(([brand = null, ...rest]) => [brand, null, ...rest]))],
  ['headers with breaks, stars and units', (p) => workbook([['Merk *', 'Model\n(type)', 'Nummer-\nplaat', 'BRANDSTOF:', 'Cataloguswaarde (€)', 'Eerste  inschrijving'], ...lines(p)])],
  ['a cover sheet first', (p) => workbook(table(p), { others: [{ name: 'Uitleg', before: true, rows: [['Dit is de wagenlijst'], ['Vragen? Bel ons']] }] })],
  ['a summary sheet first', (p) => workbook(table(p), { others: [{ name: 'Totaal', before: true, rows: [['Merk', 'Aantal'], ['Kia', 1]] }] })],
  ['a hidden sheet first', (p) => workbook(table(p), { others: [{ name: 'Old', state: 'hidden', before: true, rows: table(p) }] })],
  ['a formula of the yearly cost', (p) => ({ ...workbook(withColumn('Jaarlijkse kost', [{ formula: 'N2*12', cached: '6000' }, { formula: 'N3*12', cached: '4800' }], table(p))), also: { cost_yearly: 6000 } })],
  ['a formula as LibreOffice writes it', (p) => ({ ...workbook(withColumn('Jaarlijkse kost', [{ xml: '<c><f aca="false">500.005*12</f><v>6000.06</v></c>' }, null], table(p))), also: { cost_yearly: 6000.06 } })],
  ['a computed amount with many decimals', (p) => ({ ...workbook(withColumn('Jaarlijkse kost', [{ formula: 'A/7', cached: '1763.571428571' }, null], table(p))), also: { cost_yearly: 1763.57 } })],
  ['a shared formula', (p) => ({ ...workbook(withColumn('Jaarlijkse kost', [{ xml: '<c><f t="shared" ref="G2:G3" si="0">N2*12</f><v>6000</v></c>' }, { xml: '<c><f t="shared" si="0"/><v>4800</v></c>' }], table(p))), also: { cost_yearly: 6000 } })],
  ['plates put together by a formula', (p) => workbook(table(p, { 2: [{ xml: `<c t="str"><f>A2&amp;B2</f><v>${p.a}</v></c>` }, p.b] }))],
  ['amounts like € 45.990,00', (p) => workbook(table(p, { 4: ['€ 45.990,00', '€ 24.990,50'] }))],
  ['amounts like 45 990,00 €', (p) => workbook(table(p, { 4: ['45 990,00 €', '24\u00a0990,50\u00a0€'] }))],
  ['amounts like € 45.990 and 24990,5 EUR', (p) => workbook(table(p, { 4: ['€ 45.990', '24990,5 EUR'] }))],
  ['amounts like 45,990.00', (p) => workbook(table(p, { 4: ['45,990.00', '24,990.50'] }))],
  ['days like 14/10/2024 and 2/11/2022', (p) => workbook(table(p, { 5: ['14/10/2024', '2/11/2022'] }))],
  ['days like 14-10-2024', (p) => workbook(table(p, { 5: ['14-10-2024', '2-11-2022'] }))],
  ['days like 14.10.2024', (p) => workbook(table(p, { 5: ['14.10.2024', '02.11.2022'] }))],
  ['days of a database', (p) => workbook(table(p, { 5: ['2024-10-14 00:00:00', '2022-11-02T00:00:00'] }))],
  ['real days', (p) => workbook(table(p, { 5: [{ serial: DAYS[0] }, { serial: DAYS[1] }] }))],
  ['real days of the 1904 system', (p) => workbook(table(p, { 5: [{ serial: DAYS[0] - 1462 }, { serial: DAYS[1] - 1462 }] }), { date1904: true })],
  ['ja and neen', (p) => ({ ...workbook(withColumn('Lichte vracht', ['neen', 'ja'], table(p))), also: { is_utility_vehicle: 0 } })],
  ['J and N, and Dutch bodies', (p) => ({ ...workbook(withColumn('Soort', ['Break', 'Bestelwagen'], withColumn('Lichte vracht', ['N', 'J'], table(p)))), also: { type: 'car', is_utility_vehicle: 0 } })],
  ['French headers and words', ({ a, b }) => ({ ...workbook([['Marque', 'Modèle', "Numéro d'immatriculation", 'Carburant', 'Valeur catalogue', 'Première immatriculation', 'Véhicule utilitaire', 'Genre'], ['Kia', 'EV6', a, 'Électrique', '45 990,00', '14/10/2024', 'non', 'Berline'], ['Peugeot', 'Partner', b, 'Gazole', '24 990,50', '02/11/2022', 'oui', 'Camionnette']]), also: { is_utility_vehicle: 0 } })],
  ['Dutch fuels', (p) => workbook(table(p, { 3: ['Full electric', 'Mazout'] }))],
  ['no column of utility vehicles', (p) => ({ ...workbook(table(p)), defaults: { is_utility_vehicle: 'neen', contract_type: 'Operationele leasing' }, also: { is_utility_vehicle: 0, contract_type: 'op_lease' } })],
  ['a driver called Niemand', (p) => ({ ...workbook(withColumn('Bestuurder', ['Niemand', 'Personne'], table(p))), also: { related_employee_id: 0 } })],
  ['hard spaces and rows without anything', (p) => { const [first = [], second = []] = lines(p); return workbook([HEADERS, [null, ' '], first.map((cell) => (typeof cell === 'string' ? `\u00a0${cell} \u00a0` : cell)), [], ['\u00a0'], second]); }],
  ['text in runs of several styles', (p) => ({ content: aWorkbook({ rows: table(p, { 1: [{ xml: '<c t="s"><v>0</v></c>' }, 'Partner'] }), sharedStrings: ['<si><r><t>E</t></r><r><rPr><b/></rPr><t>V6</t></r></si>'] }) })],
  ['cells and rows without references', (p) => withSheet(p, (xml) => xml.replaceAll(/ r="[A-Z]*\d+"/g, ''))],
  ['elements with a prefix', (p) => withSheet(p, (xml) => xml.replace('<worksheet xmlns=', '<x:worksheet xmlns:x=').replaceAll(/<(\/?)(sheetData|row|c|v|f|is|t)(?=[ >/])/g, '<$1x:$2').replace('</worksheet>', '</x:worksheet>'))],
  ['a table with views, widths and a filter', (p) => withSheet(p, (xml) => xml.replace('<sheetData>', '<sheetPr filterMode="false"/><dimension ref="A1:F3"/><sheetViews><sheetView workbookViewId="0"/></sheetViews><cols><col min="1" max="6" width="20"/></cols><sheetData>').replace('</sheetData>', '</sheetData><autoFilter ref="A1:F3"/>'))],
]; // prettier-ignore

const inText: readonly Shape[] = [
  ['a text file with semicolons', (p) => csv(table(p, comma))],
  ['a text file with commas', (p) => csv(table(p), { separator: ',' })],
  ['a text file with commas and quoted amounts', (p) => csv(table(p, { 4: ['"45.990,00"', '"24.990,50"'] }), { separator: ',' })],
  ['a text file with tabs', (p) => ({ ...csv(table(p, comma), { separator: '\t' }), name: 'fleet.txt' })],
  ['a text file with the mark of UTF-8', (p) => csv(table(p, comma), { mark: '\ufeff' })],
  ['the Unicode text of Excel', (p) => csv(table(p, comma), { separator: '\t', encoding: 'utf16le', mark: '\ufeff' })],
  ['UTF-16 without a mark', (p) => csv(table(p, comma), { encoding: 'utf16le' })],
  ['UTF-16 the other way round', (p) => ({ content: csv(table(p, comma), { encoding: 'utf16le', mark: '\ufeff' }).content.swap16(), name: 'fleet.csv' })],
  ['the encoding of Windows', (p) => ({ ...csv(withColumn('Leasingmaatschappij', ['Société Générale é', null], table(p, comma)), { encoding: 'latin1' }), also: { supplier: 'Société Générale é' } })],
  ["Excel's own line for the separator", (p) => ({ content: Buffer.from(`sep=|\r\n${csvText(table(p, comma), '|', '\r\n')}`), name: 'fleet.csv' })],
  ['quotes around everything, with breaks inside', (p) => ({ ...csv(withColumn('"Opmerkingen"', ['"eerste; regel\r\ntweede ""regel"""', null], table(p, comma)).map((line, at) => (at === 0 ? line : line.map((cell, column) => (column < 6 ? `"${String(cell)}"` : cell))))), also: {} })],
  ['zeros kept by ="…"', (p) => csv(table(p, { ...comma, 2: [`="${p.a}"`, `="${p.b}"`] }))],
  ['lines that end as on an old Mac', (p) => csv(table(p, comma), { end: '\r' })],
  ['lines that end with a feed alone', (p) => csv(table(p, comma), { end: '\n' })],
  ['separators at the end of every line', (p) => csv(table(p, comma), { end: ';;;\r\n' })],
  ['a title in a text file', (p) => csv([['Export leasing portal'], [], ...table(p, comma)])],
  ['a workbook that calls itself text', (p) => ({ ...workbook(table(p)), name: 'fleet.csv' })],
]; // prettier-ignore

/** Files as leasing companies, portals and colleagues send them; each holds the same two vehicles. */
export const shapes: readonly Shape[] = [...inWorkbooks, ...inText];
