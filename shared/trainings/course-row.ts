import type { IsoDate } from '#shared/values/dates.ts';
import type { TrainingPhase } from './names.ts';
import type { Program } from './program.ts';
import type { Training } from './training.ts';

/** What a row of the list knows of the people of a training, or of all sessions of a program. */
export type CourseCounts = {
  /** People with a place or with a final status; those on the waiting list are counted apart. */
  participant_count: number;
  waiting_count: number;
  /** Participants without a final status of a training that is over. */
  open_count: number;
  followed_count: number;
  certificates_valid: number;
  certificates_soon: number;
  certificates_expired: number;
  /** The first people by name. */
  first_employee_ids: readonly number[];
};

/** The places of a training, and of the next session of a program; those of everybody, also for a team manager. */
export type CourseSeats = { seats: number | null; seats_taken: number; seats_free: number | null };

/** A program, a session or a one-off course as the list engine keeps it. */
export type CourseRow = Omit<Training, 'sequence' | 'excel_import_id' | 'seats'> &
  Pick<Program, 'mandatory_segment_id' | 'valid_months'> &
  CourseCounts &
  CourseSeats & {
    is_program: 0 | 1;
    program_name: string | null;
    /** The cost of a program is that of its sessions together. */
    cost_per_person: number | null;
    session_count: number;
    held_count: number;
    /** The first day of the next training, or of the running one. */
    next_date: IsoDate | null;
    phase: TrainingPhase;
  };
