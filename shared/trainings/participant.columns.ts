import type { Column } from '#shared/list/column.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import {
  certificateStates,
  invitationAnswers,
  participantResults,
  participantStatuses,
  type CertificateState,
  type TrainingPhase,
} from './names.ts';
import type { Participant } from './participant.ts';

/** A participant as the list engine keeps it, with the names of person and training. */
export type ParticipantRow = Omit<Participant, 'excel_import_id'> & {
  /** Name of the person. */
  name: string;
  person_avatar: string | null;
  person_team_names: string | null;
  person_team_ids: readonly number[];
  /** 1: the person is deactivated. */
  person_left: 0 | 1;
  training_name: string;
  program_id: number | null;
  program_name: string | null;
  /** 1: the training is in the archive. */
  training_deleted: 0 | 1;
  start_date: IsoDate | null;
  end_date: IsoDate | null;
  phase: TrainingPhase;
  obtained_on: IsoDate | null;
  valid_until: IsoDate | null;
  certificate_state: CertificateState;
};

/** One table for list, sort, search, filter, column settings, export and import. */
export const participantColumns = [
  {
    key: 'name',
    label: 'trainings:column.person_name',
    kind: 'person',
    value: (row) => row.name,
    searchable: true,
    shown: true,
    locked: true,
  },
  {
    key: 'team',
    label: 'trainings:column.team',
    kind: 'tags',
    value: (row) => row.person_team_names,
    refersTo: 'team',
    refs: (row) => row.person_team_ids,
    shown: true,
  },
  {
    key: 'training_name',
    label: 'trainings:column.training_name',
    kind: 'text',
    value: (row) => row.training_name,
    searchable: true,
    shown: true,
  },
  {
    key: 'program_name',
    label: 'trainings:column.program_name',
    kind: 'text',
    value: (row) => row.program_name,
    searchable: true,
    shown: true,
  },
  {
    key: 'start_date',
    label: 'trainings:column.start_date',
    kind: 'date',
    value: (row) => row.start_date,
    shown: true,
  },
  { key: 'end_date', label: 'trainings:column.end_date', kind: 'date', value: (row) => row.end_date },
  {
    key: 'status',
    label: 'trainings:column.status',
    kind: 'enum',
    value: (row) => row.status,
    options: participantStatuses,
    shown: true,
  },
  {
    key: 'result',
    label: 'trainings:column.result',
    kind: 'enum',
    value: (row) => row.result,
    options: participantResults,
    shown: true,
  },
  {
    key: 'answer',
    label: 'trainings:column.answer',
    kind: 'enum',
    value: (row) => row.answer,
    options: invitationAnswers,
  },
  { key: 'waiting', label: 'trainings:column.waiting', kind: 'flag', value: (row) => row.waiting },
  { key: 'obtained_on', label: 'trainings:column.obtained_on', kind: 'date', value: (row) => row.obtained_on },
  {
    key: 'valid_until',
    label: 'trainings:column.valid_until',
    kind: 'date',
    value: (row) => row.valid_until,
    shown: true,
  },
  {
    key: 'certificate_state',
    label: 'trainings:column.certificate_state',
    kind: 'enum',
    value: (row) => row.certificate_state,
    options: certificateStates,
  },
  { key: 'changed_on', label: 'trainings:column.changed_on', kind: 'date', value: (row) => row.changed_on },
  { key: 'person_left', label: 'trainings:column.person_left', kind: 'flag', value: (row) => row.person_left },
  { key: 'id', label: 'trainings:column.id', kind: 'integer', value: (row) => row.id },
] as const satisfies readonly Column<ParticipantRow>[];
