import { importKinds, importOrder, type ImportName } from '#shared/kinds/import-kinds.ts';
import { normalName } from '#shared/imports/normal-name.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { languages, type Language } from '#shared/values/language.ts';
import { importTexts } from '#functions/platform/texts/imports.ts';
import { mayImport } from './import-kind-of.ts';

/** The kinds of import that a user may do, in the order in which one builds on the other. */
export const ownKinds = (actor: Actor): ImportName[] =>
  importOrder.filter((name) => mayImport(actor, importKinds[name]));

/** What the sheet of a kind is called in the workbook of all kinds. */
export const sheetNameOf = (name: ImportName, language: Language): string => importTexts(language).workbook.sheet[name];

/** The kind whose sheet has this name in any language. */
export const kindOfSheet = (sheet: string, kinds: readonly ImportName[]): ImportName | undefined =>
  kinds.find((name) =>
    [importKinds[name].plural, ...languages.map((language) => sheetNameOf(name, language))].some(
      (text) => normalName(text) === normalName(sheet),
    ),
  );
