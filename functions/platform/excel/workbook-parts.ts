import type { Entry } from 'yauzl';
import { unescapeCellText } from './cell-text.ts';
import { isDateFormat } from './excel-dates.ts';
import { readPart, type Zip } from '#functions/platform/office/open-zip.ts';
import { attribute, parseXml, type XmlHandlers } from './parse-xml.ts';
import { workbookProblem } from './workbook-problem.ts';

/** What a cell style says about the content of the cell. */
export type StyleFacts = { isDate: boolean; isQuoted: boolean };

export type WorkbookParts = {
  /** The visible sheets in their order. */
  sheets: readonly { name: string; part: Entry }[];
  date1904: boolean;
  styles: readonly StyleFacts[];
  sharedStrings: readonly string[];
  hiddenSheets: string[];
};

/** Room for 100,000 rows of 20 different texts with 30 characters; more does not fit into the memory of the worker. */
const SHARED_CHARACTERS_MAX = 64_000_000;

// What a part may hold, since each element takes far more memory than it takes room in the file. Excel itself allows
// 65,490 cell formats; the other limits lie well above what programs write.
const CELL_FORMATS_MAX = 65_490;
const NUMBER_FORMATS_MAX = 10_000;
const RELATIONS_MAX = 1_000;
const SHEETS_MAX = 1_000;
const SHARED_STRINGS_MAX = 2_000_000;
/** For parts other than shared strings, which are read in well under two seconds then. */
const ELEMENTS_MAX = 1_000_000;

const assertAtMost = (limit: number, count: number): void => {
  if (count > limit) throw workbookProblem('unpacked_size', { limit });
};

const parsePart = async (zip: Zip, entry: Entry, handlers: XmlHandlers): Promise<void> => {
  for await (const _ of parseXml(readPart(zip, entry), handlers));
};

/** `parsePart` for a part that says how the workbook is made up. */
const parseSmallPart = (zip: Zip, entry: Entry, { open, ...handlers }: XmlHandlers): Promise<void> => {
  let elements = 0;
  return parsePart(zip, entry, {
    ...handlers,
    open: (name, attributes) => {
      elements += 1;
      assertAtMost(ELEMENTS_MAX, elements);
      open?.(name, attributes);
    },
  });
};

const resolveTarget = (base: string, target: string): string => {
  const segments = target.startsWith('/') ? [] : base.split('/').slice(0, -1);
  for (const segment of target.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/');
};

type Relation = { id: string; type: string; target: string };

const readRelations = async (zip: Zip, owner: string): Promise<Relation[]> => {
  const folder = owner.includes('/') ? owner.slice(0, owner.lastIndexOf('/') + 1) : '';
  const part = zip.part(`${folder}_rels/${owner.slice(folder.length)}.rels`);
  if (part === undefined) return [];
  const relations: Relation[] = [];
  await parseSmallPart(zip, part, {
    open: (name, attributes) => {
      if (name !== 'Relationship') return;
      const type = attribute(attributes, 'Type') ?? '';
      const target = resolveTarget(owner, attribute(attributes, 'Target') ?? '');
      relations.push({ id: attribute(attributes, 'Id') ?? '', type: type.slice(type.lastIndexOf('/') + 1), target });
      assertAtMost(RELATIONS_MAX, relations.length);
    },
  });
  return relations;
};

type SheetEntry = { name: string; relation: string; isHidden: boolean };

const readSheets = async (zip: Zip, workbook: Entry): Promise<{ sheets: SheetEntry[]; date1904: boolean }> => {
  const sheets: SheetEntry[] = [];
  let date1904 = false;
  await parseSmallPart(zip, workbook, {
    open: (name, attributes) => {
      if (name === 'workbookPr') date1904 = ['1', 'true'].includes(attribute(attributes, 'date1904') ?? '');
      if (name !== 'sheet') return;
      const isHidden = (attribute(attributes, 'state') ?? 'visible') !== 'visible';
      sheets.push({ name: attribute(attributes, 'name') ?? '', relation: attribute(attributes, 'id') ?? '', isHidden });
      assertAtMost(SHEETS_MAX, sheets.length);
    },
  });
  return { sheets, date1904 };
};

const readStyles = async (zip: Zip, part: Entry | undefined): Promise<StyleFacts[]> => {
  if (part === undefined) return [];
  const formats = new Map<number, string>();
  const styles: { format: number; isQuoted: boolean }[] = [];
  let inCellStyles = false;
  await parseSmallPart(zip, part, {
    open: (name, attributes) => {
      if (name === 'cellXfs') inCellStyles = true;
      if (name === 'numFmt') formats.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      assertAtMost(NUMBER_FORMATS_MAX, formats.size);
      if (name !== 'xf' || !inCellStyles) return;
      const isQuoted = ['1', 'true'].includes(attributes['quotePrefix'] ?? '');
      styles.push({ format: Number(attributes['numFmtId'] ?? 0), isQuoted });
      assertAtMost(CELL_FORMATS_MAX, styles.length);
    },
    close: (name) => {
      if (name === 'cellXfs') inCellStyles = false;
    },
  });
  return styles.map(({ format, isQuoted }) => ({ isDate: isDateFormat(format, formats.get(format)), isQuoted }));
};

const readSharedStrings = async (zip: Zip, part: Entry | undefined): Promise<string[]> => {
  if (part === undefined) return [];
  const strings: string[] = [];
  let current = '';
  let characters = 0;
  let inText = false;
  // Rich text comes as several runs; a phonetic reading (`rPh`) is not part of the text.
  let inPhonetic = false;
  await parsePart(zip, part, {
    open: (name) => {
      if (name === 'si') current = '';
      else if (name === 'rPh') inPhonetic = true;
      else if (name === 't') inText = !inPhonetic;
    },
    text: (text) => {
      if (!inText) return;
      characters += text.length;
      assertAtMost(SHARED_CHARACTERS_MAX, characters);
      current += text;
    },
    close: (name) => {
      if (name === 'si') {
        strings.push(unescapeCellText(current));
        assertAtMost(SHARED_STRINGS_MAX, strings.length);
      } else if (name === 'rPh') inPhonetic = false;
      else if (name === 't') inText = false;
    },
  });
  return strings;
};

/** Finds the visible sheets and what is needed to read their cells. */
export const readWorkbookParts = async (zip: Zip): Promise<WorkbookParts> => {
  const root = (await readRelations(zip, '')).find(({ type }) => type === 'officeDocument');
  const workbook = zip.part(root?.target ?? 'xl/workbook.xml');
  if (workbook === undefined) throw workbookProblem('not_a_workbook');
  const relations = await readRelations(zip, workbook.fileName);
  const { sheets, date1904 } = await readSheets(zip, workbook);
  const worksheets = sheets.flatMap((sheet) => {
    const relation = relations.find(({ id, type }) => id === sheet.relation && type === 'worksheet');
    return relation === undefined ? [] : [{ ...sheet, target: relation.target }];
  });
  const visible = worksheets.flatMap(({ name, isHidden, target }) => {
    const part = isHidden ? undefined : zip.part(target);
    return part === undefined ? [] : [{ name, part }];
  });
  if (visible.length === 0) throw workbookProblem('empty_workbook');
  const targetOf = (wanted: string) => relations.find(({ type }) => type === wanted)?.target ?? '';
  return {
    sheets: visible,
    date1904,
    styles: await readStyles(zip, zip.part(targetOf('styles'))),
    sharedStrings: await readSharedStrings(zip, zip.part(targetOf('sharedStrings'))),
    hiddenSheets: sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name),
  };
};
