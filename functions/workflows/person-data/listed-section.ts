import type { RecordRows } from '#shared/kinds/record-rows.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { Language } from '#shared/values/language.ts';
import { fileHeaders } from '#functions/platform/records/file-headers.ts';
import { recordColumns } from '#functions/platform/records/record-columns.ts';
import { workbookColumns, workbookRows, type Texts } from '#functions/platform/runs/export-columns.ts';
import { fileTexts } from '#functions/platform/texts/files.ts';
import type { PersonReader, SectionContent } from './section.ts';

/** Records of a kind with every column of their list that the reader may see, as an export has them. */
export const listedContent = async <T extends ObjectType>(
  { actor }: PersonReader,
  object: T,
  texts: (language: Language) => Texts,
  rows: readonly RecordRows[T][],
): Promise<SectionContent> => {
  const columns = await recordColumns(actor, object);
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
