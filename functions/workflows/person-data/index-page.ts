import { formatsOf } from '#shared/values/formats.ts';
import { fillText } from '#shared/values/fill-text.ts';
import { toDmy } from '#shared/values/dates.ts';
import type { Language } from '#shared/values/language.ts';
import type { Cell } from '#functions/platform/excel/to-cell.ts';
import { escapeHtml } from '#functions/platform/mail/html.ts';
import { personDataTexts } from '#functions/platform/texts/person-data.ts';
import { FILE_COLUMN, type Section, type SectionColumn } from './section.ts';

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; color: #1d2430; background: #fff; margin: 0 auto; padding: 32px 20px 64px; max-width: 1040px; }
h1 { font-size: 26px; margin: 0 0 4px; }
h2 { font-size: 18px; margin: 40px 0 8px; }
p, nav { color: #566072; margin: 4px 0; }
nav ul { columns: 3 220px; padding-left: 18px; }
a { color: #1f5fbf; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; min-width: 84px; padding: 6px 12px 6px 0; border-bottom: 1px solid #e3e6ec; overflow-wrap: break-word; }
th { font-weight: 600; color: #566072; }
.card { table-layout: fixed; }
.card th { width: 38%; }
@media (prefers-color-scheme: dark) {
  body { color: #e7eaf0; background: #14181f; }
  p, nav, th { color: #a3adbd; }
  a { color: #8ab4f8; }
  th, td { border-color: #2b323e; }
}
@media print { nav { display: none; } h2 { break-after: avoid; } }
`;

const textOf = (cell: Cell, { kind }: SectionColumn, language: Language): string => {
  if (cell === null) return '';
  if (typeof cell === 'object') return toDmy(cell.date);
  if (kind === 'date' && typeof cell === 'string') return toDmy(cell);
  const formats = formatsOf(language);
  if (typeof cell === 'number') {
    if (kind === 'money') return formats.amount(cell);
    return kind === 'number' ? formats.number(cell) : String(cell);
  }
  return cell;
};

const cellOf = (cell: Cell, column: SectionColumn, language: Language): string => {
  const text = escapeHtml(textOf(cell, column, language));
  if (column.key !== FILE_COLUMN || typeof cell !== 'string') return text;
  return `<a href="${escapeHtml(cell.split('/').map(encodeURIComponent).join('/'))}">${text}</a>`;
};

/** A section with one row reads as a card: a line for each field that has a value. */
const cardOf = ({ columns, rows: [row = []] }: Section, language: Language): string =>
  columns
    .flatMap((column, at) => {
      const value = cellOf(row[at] ?? null, column, language);
      return value === '' ? [] : [`<tr><th scope="row">${escapeHtml(column.header)}</th><td>${value}</td></tr>`];
    })
    .join('\n');

const tableOf = ({ columns, rows }: Section, language: Language): string => {
  const head = columns.map(({ header }) => `<th scope="col">${escapeHtml(header)}</th>`).join('');
  const body = rows
    .map(
      (row) =>
        `<tr>${columns.map((column, at) => `<td>${cellOf(row[at] ?? null, column, language)}</td>`).join('')}</tr>`,
    )
    .join('\n');
  return `<thead><tr>${head}</tr></thead>\n<tbody>\n${body}\n</tbody>`;
};

export type PersonIndex = {
  readonly person: string;
  /** The moment and the user, as they are written. */
  readonly at: string;
  readonly by: string;
  readonly sections: readonly Section[];
  /** The names of what the reader has no right to. */
  readonly leftOut: readonly string[];
};

/** The page that opens an export of a person: it needs nothing but itself and the files beside it. */
export const indexPage = ({ person, at, by, sections, leftOut }: PersonIndex, language: Language): string => {
  const texts = personDataTexts(language);
  const title = fillText(texts.title, { person }, language);
  const made = fillText(texts.made, { at, by }, language);
  const shown = sections.filter(({ rows }) => rows.length > 0);
  const empty = sections.filter(({ rows }) => rows.length === 0).map(({ name }) => texts.section[name]);
  const named = (text: string, names: readonly string[]): string =>
    names.length === 0 ? '' : `<p>${escapeHtml(fillText(text, { names: names.join(', ') }, language))}</p>`;
  const links = shown.map(({ name }) => `<li><a href="#${name}">${escapeHtml(texts.section[name])}</a></li>`);
  const parts = shown.map((section) => {
    const table = section.rows.length === 1 ? cardOf(section, language) : tableOf(section, language);
    const kind = section.rows.length === 1 ? 'card' : 'list';
    const cut =
      section.cutAt === undefined
        ? ''
        : `\n<p>${escapeHtml(fillText(texts.cut, { max: formatsOf(language).number(section.cutAt) }, language))}</p>`;
    return `<h2 id="${section.name}">${escapeHtml(texts.section[section.name])}</h2>${cut}\n<div class="table"><table class="${kind}">\n${table}\n</table></div>`;
  });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(made)}</p>
<p>${escapeHtml(texts.json)}</p>
${named(texts.leftOut, leftOut)}
${named(texts.nothing, empty)}
<nav><ul>
${links.join('\n')}
</ul></nav>
${parts.join('\n')}
</body>
</html>
`;
};
