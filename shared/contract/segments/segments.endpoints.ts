import type { Endpoint } from '#shared/contract/endpoint.ts';
import { addSegment } from './add-segment.ts';
import { deleteSegment } from './delete-segment.ts';
import { editSegment } from './edit-segment.ts';
import { listSegments } from './list-segments.ts';

export const segmentsEndpoints = [
  listSegments,
  addSegment,
  editSegment,
  deleteSegment,
] as const satisfies readonly Endpoint[];
