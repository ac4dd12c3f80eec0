import { PdfArray, PdfDict, PdfNumber, PdfRef, type PDF, type PdfObject } from '@libpdf/core';

/** What readers of tagged files follow: the elements of a file, and those of each page by the number of its content. */
type Structure = {
  readonly root: PdfDict;
  /** The element that holds all others. */
  readonly document: PdfDict;
  readonly documentRef: PdfRef;
  /** Numbers of pages and the elements of their contents, alternating. */
  readonly numbers: readonly PdfObject[];
  /** The kind of the norm that each other kind of element stands for. */
  readonly roles: Readonly<Record<string, PdfObject>>;
};

const structureOf = (pdf: PDF): Structure | undefined => {
  const resolve = (ref: PdfRef) => pdf.getObject(ref);
  const root = pdf.getCatalog().getDict('StructTreeRoot', resolve);
  const numbers = root?.getDict('ParentTree', resolve)?.getArray('Nums', resolve);
  const kids = root?.get('K');
  const [first] = kids instanceof PdfArray ? [...kids] : [kids];
  const document = first instanceof PdfRef ? pdf.getObject(first) : undefined;
  if (!root || !numbers || !(first instanceof PdfRef) || !(document instanceof PdfDict)) return undefined;
  const roles = [...(root.getDict('RoleMap', resolve) ?? [])].map(([{ value }, role]) => [value, role]);
  return { root, document, documentRef: first, numbers: [...numbers], roles: Object.fromEntries(roles) };
};

const kidsOf = (element: PdfDict): PdfObject[] => {
  const kids = element.get('K');
  return kids instanceof PdfArray ? [...kids] : kids ? [kids] : [];
};

/** Copies elements from one file to another, where pages that were copied before stand for the pages of the first. */
const elementCopier = (from: PDF, to: PDF, pages: ReadonlyMap<string, PdfRef>) => {
  const copied = new Map<string, PdfRef>();
  const copyElement = (ref: PdfRef, parent: PdfRef): PdfRef => {
    const source = from.getObject(ref);
    if (!(source instanceof PdfDict)) throw new Error('An element of the structure is missing');
    const element = new PdfDict();
    const own = to.register(element);
    copied.set(ref.toString(), own);
    for (const [{ value: key }, value] of source) element.set(key, copyValue(key, value, own, parent));
    return own;
  };
  const copyValue = (key: string, value: PdfObject, own: PdfRef, parent: PdfRef): PdfObject => {
    if (key === 'P') return parent;
    if (key === 'Pg') return (value instanceof PdfRef && pages.get(value.toString())) || value;
    if (value instanceof PdfArray) return new PdfArray([...value].map((item) => copyValue(key, item, own, parent)));
    if (value instanceof PdfDict) {
      const members = [...value].map(([name, member]): [string, PdfObject] => [
        name.value,
        copyValue(name.value, member, own, parent),
      ]);
      return PdfDict.of(Object.fromEntries(members));
    }
    if (!(value instanceof PdfRef)) return value;
    const target = from.getObject(value);
    if (key === 'K' && target instanceof PdfDict) return copied.get(value.toString()) ?? copyElement(value, own);
    return target ? copyValue(key, target, own, parent) : value;
  };
  return { copied, copyElement };
};

const numberOf = (object: PdfObject | undefined): number => (object instanceof PdfNumber ? object.value : 0);

/** Adds the structure of pages that were copied to that of the file that they are in now. */
const appendStructure = (pdf: PDF, added: PDF, pages: readonly (readonly [PdfRef, PdfRef, PdfDict])[]): void => {
  const [target, source] = [structureOf(pdf), structureOf(added)];
  if (!target || !source) return;
  const base = numberOf(target.root.get('ParentTreeNextKey'));
  const { copied, copyElement } = elementCopier(added, pdf, new Map(pages.map(([from, to]) => [from.toString(), to])));
  const part = copyElement(source.documentRef, target.documentRef);
  target.document.set('K', new PdfArray([...kidsOf(target.document), part]));
  for (const [, , page] of pages) page.set('StructParents', PdfNumber.of(base + numberOf(page.get('StructParents'))));
  const moved = source.numbers.map((object, index): PdfObject => {
    if (index % 2 === 0) return PdfNumber.of(base + numberOf(object));
    const elements = object instanceof PdfRef ? added.getObject(object) : object;
    if (!(elements instanceof PdfArray)) return object;
    return pdf.register(
      new PdfArray([...elements].map((ref) => (ref instanceof PdfRef && copied.get(ref.toString())) || ref)),
    );
  });
  target.root.set('ParentTree', pdf.register(PdfDict.of({ Nums: new PdfArray([...target.numbers, ...moved]) })));
  target.root.set('RoleMap', PdfDict.of({ ...source.roles, ...target.roles }));
  target.root.set('ParentTreeNextKey', PdfNumber.of(base + source.numbers.length / 2));
};

/** Appends all pages of a file to another one, with their tags where both have some. */
export const appendPages = async (pdf: PDF, added: PDF): Promise<void> => {
  const sources = added.getPages();
  const copies = await pdf.copyPagesFrom(added, [...sources.keys()], { includeStructure: true });
  const pages = sources.flatMap((source, index) => {
    const copy = copies[index];
    return copy ? [[source.ref, copy.ref, copy.dict] as const] : [];
  });
  if (structureOf(pdf)) appendStructure(pdf, added, pages);
  else for (const [, , page] of pages) page.delete('StructParents');
};
