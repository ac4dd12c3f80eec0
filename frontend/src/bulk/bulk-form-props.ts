import type { ObjectType } from '#shared/activity/events.ts';
import type { BulkTarget } from '../list/bulk-bar.tsx';

/** What a form needs that asks what the chosen records of a list get. */
export type BulkFormProps = { object: ObjectType; target: BulkTarget; onStarted: () => void; onClose: () => void };
