import { builtInSegment } from '#shared/list/apply-list-query.ts';
import type { SegmentChoice } from '#shared/list/list-query.ts';
import type { Rule } from '#shared/list/row-index.ts';
import type { CourseRow } from '#shared/trainings/course-row.ts';
import type { ParticipantRow } from '#shared/trainings/participant.columns.ts';
import { isWaiting } from '#shared/trainings/participant.rules.ts';
import { toBuiltInChoice, type SegmentChoiceOut } from '#functions/platform/records/segment-choice.ts';
import { isOpen } from './course-rows.ts';

/** Built-in segments of courses (docs/areas/trainings.md#segments); custom ones are numbers. */
const courseSegments: Readonly<Record<string, (row: CourseRow) => boolean>> = {
  all: (row) => row.deleted === 0,
  upcoming: (row) => row.deleted === 0 && row.phase !== 'held',
  held: (row) => row.deleted === 0 && row.phase === 'held',
  mandatory: (row) => row.deleted === 0 && row.mandatory_segment_id !== null,
  full: (row) => row.deleted === 0 && row.seats_free !== null && row.seats_free <= 0,
  archived: (row) => row.deleted === 1,
};

const isKept = (row: ParticipantRow): boolean => row.deleted === 0 && row.training_deleted === 0;

/** A certificate counts as long as it is the person's, also after their removal from the training. */
const hasCertificate = (row: ParticipantRow): boolean => row.training_deleted === 0 && row.obtained_on !== null;

/** Built-in segments of participants. */
const participantSegments: Readonly<Record<string, (row: ParticipantRow) => boolean>> = {
  all: isKept,
  open: (row) => isKept(row) && isOpen(row),
  waiting: (row) => isKept(row) && isWaiting(row),
  certificates: hasCertificate,
  expires_soon: (row) => hasCertificate(row) && row.certificate_state === 'soon',
  expired: (row) => hasCertificate(row) && row.certificate_state === 'expired',
  archived: (row) => row.deleted === 1,
};

export const courseSegment = (query: SegmentChoice): Rule<CourseRow> => builtInSegment(query, courseSegments);
export const participantSegment = (query: SegmentChoice): Rule<ParticipantRow> =>
  builtInSegment(query, participantSegments);

export const segmentsOfCourses = async (): Promise<SegmentChoiceOut[]> =>
  Object.keys(courseSegments).map((key) => toBuiltInChoice(`trainings:segment.${key}`, key));

export const segmentsOfParticipants = async (): Promise<SegmentChoiceOut[]> =>
  Object.keys(participantSegments).map((key) => toBuiltInChoice(`trainings:participantSegment.${key}`, key));
