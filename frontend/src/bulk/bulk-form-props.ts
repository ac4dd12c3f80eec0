import type { ObjectType } from '#shared/records/object-types.ts';
import type { BulkTarget } from '../list/bulk-action.ts';

/** Props of a form that edits the selected records. */
export type BulkFormProps = { object: ObjectType; target: BulkTarget; onStarted: () => void; onClose: () => void };
