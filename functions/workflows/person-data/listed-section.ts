import type { Column } from '#shared/list/column.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { Language } from '#shared/values/language.ts';
import { fileHeaders } from '#functions/platform/records/file-headers.ts';
import { workbookColumns, workbookRows, type Texts } from '#functions/platform/runs/export-columns.ts';
import { fileTexts } from '#functions/platform/texts/files.ts';
import type { PersonReader, SectionContent } from './section.ts';

type Listed<Row> = {
  readonly object: ObjectType;
  /** The columns of the list that the reader may see. */
  readonly columns: readonly Column<Row>[];
  readonly texts: (language: Language) => Texts;
  readonly rows: readonly Row[];
};

/** Records of a kind with every column of their list, as an export has them. */
export const listedContent = async <Row>(
  { actor }: PersonReader,
  { object, columns, texts, rows }: Listed<Row>,
): Promise<SectionContent> => {
  const words = { list: texts(actor.language), file: fileTexts(actor.language) };
  const headers = await fileHeaders(actor, object, columns);
  return {
    columns: workbookColumns(columns, words, headers).map(({ header, kind }, at) => ({
      key: columns[at]!.key,
      header,
      kind,
    })),
    rows: [...workbookRows(rows, columns, words)],
  };
};
