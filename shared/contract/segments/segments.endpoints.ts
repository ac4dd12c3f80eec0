import type { Endpoint } from '#shared/contract/endpoint.ts';
import { addSegment } from './add-segment.ts';
import { deleteSegment } from './delete-segment.ts';
import { editSegment } from './edit-segment.ts';
import { listSegments } from './list-segments.ts';
import { previewSegment } from './preview-segment.ts';

export const segmentsEndpoints = [
  listSegments,
  addSegment,
  editSegment,
  deleteSegment,
  previewSegment,
] as const satisfies readonly Endpoint[];
