import type { ObjectType } from '#shared/records/object-types.ts';
import type { BulkTarget } from '../list/bulk-bar.tsx';

/** What a form that sets something on the chosen records is given. */
export type BulkFormProps = { object: ObjectType; target: BulkTarget; onStarted: () => void; onClose: () => void };
