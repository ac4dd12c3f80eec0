import { objectTypes, type ObjectType } from '#shared/records/object-types.ts';
import { BULK_ACT_KIND, bulkActs, type BulkAct } from '#shared/records/bulk-acts.ts';

/** The kinds of runs whose undo has a question of its own. */
const asked = [
  'import',
  'bulk_edit',
  'assets-assign',
  'assets-assign-stock',
  'assets-transfer',
  'software-assign',
  'leaver',
] as const;
type Asked = (typeof asked)[number];

/** The words for what the undo of a run removes or changes back. */
type Thing = ObjectType | 'software' | 'record';

/** These always concern one kind of record, and their result may be missing because they were stopped. */
const thingOfKind: Partial<Record<Asked, Thing>> = {
  'assets-assign': 'asset',
  'assets-assign-stock': 'asset',
  'assets-transfer': 'asset',
  'software-assign': 'software_license',
  leaver: 'record',
};

export type UndoQuestion = {
  /** The kind of run in the question, or what it did in bulk; `run` for one without a question of its own. */
  what: Asked | BulkAct | 'run';
  thing: Thing;
  /** How many are removed and how many are changed back; null when the run does not tell. */
  counts: { created: number; changed: number } | null;
};

type Undone = { kind: string; done: number; result: Readonly<Record<string, unknown>> | null };

const thingOf = (what: UndoQuestion['what'], result: Undone['result']): Thing => {
  const object = objectTypes.find((name) => name === result?.['object']);
  // A file of software holds products and licences, and the result counts them together.
  if (what === 'import' && object === 'software_license') return 'software';
  const kind = asked.find((name) => name === what);
  return (kind && thingOfKind[kind]) ?? object ?? 'record';
};

/** What the question before an undo says: which run, and how many records of which kind it concerns. */
export const undoQuestion = ({ kind, done, result }: Undone): UndoQuestion => {
  const act = kind === BULK_ACT_KIND ? bulkActs.find((name) => name === result?.['act']) : undefined;
  const what = act ?? asked.find((name) => name === kind) ?? 'run';
  const thing = thingOf(what, result);
  const isAssignment = what === 'assets-assign' || what === 'software-assign';
  if (isAssignment) return { what, thing, counts: { created: countOf(result, done), changed: 0 } };
  if (what === 'import' || what === 'leaver' || what === 'assets-assign-stock' || what === 'run') {
    const created = result?.['created'];
    const counts = typeof created === 'number' ? { created, changed: Number(result?.['changed'] ?? 0) } : null;
    return { what, thing, counts };
  }
  return { what, thing, counts: { created: 0, changed: Number(result?.['changed'] ?? done) } };
};

/** How many records an assignment made. One that was stopped has no result, only the number of lines that it did. */
const countOf = (result: Undone['result'], done: number): number =>
  Number(result?.['created'] ?? result?.['assigned'] ?? done);
