import { PdfArray, PdfDict, PdfName, PdfRef, PdfString, type PdfObject } from '@libpdf/core';
import type { IssueCode } from '#shared/errors/issue.ts';

/** No document for people has more objects, and a file with more takes too long to be looked at. */
const MAX_OBJECTS = 1_000_000;

/** Actions that stay inside the file or open an address; every other kind does something on the reader's machine. */
const harmlessActions = new Set(['GoTo', 'URI', 'Named']);
const dangerousActions = new Set(
  'JavaScript Launch GoToE GoToR ImportData SubmitForm ResetForm Rendition Movie Sound Hide SetOCGState Thread GoTo3DView RichMediaExecute'.split(
    ' ',
  ),
);
const activeKeys = ['JS', 'JavaScript', 'XFA', 'RichMediaContent', 'RichMediaSettings', 'Rendition'];
const activeAnnotations = new Set(['RichMedia', 'Screen', 'Movie', 'Sound', '3D']);
const hidingKeys = ['EF', 'EmbeddedFiles', 'Collection'];
const harmlessAddress = /^\s*(?:https?:|mailto:|tel:|[^:]*$)/i;

type Find = (ref: PdfRef) => PdfObject | null;

const nameIn = (dict: PdfDict, key: string, find: Find): string | undefined => {
  const value = dict.get(key, find);
  return value instanceof PdfName ? value.value : undefined;
};

/** What happens by itself, when a file or a page opens, may only show a place in the file. */
const startsSomething = (dict: PdfDict, find: Find): boolean => {
  const onOpen = dict.get('OpenAction', find);
  if (onOpen instanceof PdfDict && nameIn(onOpen, 'S', find) !== 'GoTo') return true;
  const triggers = dict.get('AA', find);
  if (!(triggers instanceof PdfDict)) return false;
  return [...triggers.keys()].some((key) => {
    const action = triggers.get(key, find);
    return action instanceof PdfDict && nameIn(action, 'S', find) !== 'GoTo';
  });
};

const isDangerousAction = (dict: PdfDict, find: Find): boolean => {
  if (dangerousActions.has(nameIn(dict, 'S', find) ?? '')) return true;
  const action = dict.get('A', find);
  const kind = action instanceof PdfDict ? nameIn(action, 'S', find) : undefined;
  const isAnnotation = dict.has('Rect');
  if (isAnnotation && kind !== undefined && !harmlessActions.has(kind)) return true;
  const address = dict.get('URI', find);
  return address instanceof PdfString && !harmlessAddress.test(address.asString());
};

const dangerOf = (dict: PdfDict, find: Find): IssueCode | undefined => {
  const type = nameIn(dict, 'Type', find);
  const subtype = nameIn(dict, 'Subtype', find);
  if (hidingKeys.some((key) => dict.has(key)) || type === 'EmbeddedFile' || subtype === 'FileAttachment')
    return 'file_hides_another';
  const isActive =
    activeKeys.some((key) => dict.has(key)) ||
    (subtype !== undefined && activeAnnotations.has(subtype)) ||
    startsSomething(dict, find) ||
    isDangerousAction(dict, find);
  return isActive ? 'pdf_active_content' : undefined;
};

const partsOf = (object: PdfObject): Iterable<PdfObject> => {
  if (object instanceof PdfArray) return object.toArray();
  return object instanceof PdfDict ? [...object].map(([, value]) => value) : [];
};

/** What a file would do or hides, looking at everything that can be reached from its catalog. */
export const findDanger = (catalog: PdfDict, find: Find): IssueCode | undefined => {
  const seen = new Set<string>();
  const open: PdfObject[] = [catalog];
  for (let looked = 0; looked < MAX_OBJECTS; looked += 1) {
    const next = open.pop();
    if (next === undefined) return undefined;
    if (next instanceof PdfRef) {
      const key = next.toString();
      const target = seen.has(key) ? null : find(next);
      seen.add(key);
      if (target) open.push(target);
      continue;
    }
    const danger = next instanceof PdfDict ? dangerOf(next, find) : undefined;
    if (danger) return danger;
    open.push(...partsOf(next));
  }
  return 'pdf_unreadable';
};
