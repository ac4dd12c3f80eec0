import type { CourseOut } from '#shared/contract/trainings/training.ts';
import type { CourseRow } from '#shared/trainings/course-row.ts';
import { amountOf } from '#shared/trainings/training.rules.ts';
import { toDmyOrNull } from '#shared/values/dates.ts';
import { briefsNow, type EmployeeBrief } from '#functions/platform/directory/employee-briefs.ts';

/** The one serializer for lists, details and conflict answers. `people` are those who stand beside the rows. */
const presentCourse = (row: CourseRow, people: ReadonlyMap<number, EmployeeBrief>): CourseOut => ({
  id: row.id,
  training_id: row.id,
  version: row.version,
  is_program: row.is_program,
  name: row.name,
  program_id: row.program_id,
  program_name: row.program_name,
  is_first_training: row.is_first_training,
  cost: row.cost,
  cost_per_person: row.cost_per_person,
  leverancier: row.leverancier,
  date: toDmyOrNull(row.start_date),
  start_date: toDmyOrNull(row.start_date),
  end_date: toDmyOrNull(row.end_date),
  next_date: toDmyOrNull(row.next_date),
  phase: row.phase,
  training_amount_selection: row.training_amount_selection,
  training_amount_days: row.training_amount_days,
  training_amount_minutes: row.training_amount_minutes,
  amount: amountOf(row),
  type_of_training: row.type_of_training,
  location_of_training: row.location_of_training,
  certificate_to_achieve: row.certificate_to_achieve,
  additional_information: row.additional_information,
  is_visible_for_employees: row.is_visible_for_employees,
  is_price_visible_for_employees: row.is_price_visible_for_employees,
  selected_teams: [...row.selected_teams],
  falls_under_fla: row.falls_under_fla,
  seats: row.seats,
  seats_taken: row.seats_taken,
  seats_free: row.seats_free,
  session_count: row.session_count,
  held_count: row.held_count,
  participant_count: row.participant_count,
  waiting_count: row.waiting_count,
  open_count: row.open_count,
  followed_count: row.followed_count,
  certificates: {
    valid: row.certificates_valid,
    soon: row.certificates_soon,
    expired: row.certificates_expired,
  },
  mandatory_segment_id: row.mandatory_segment_id,
  valid_months: row.valid_months,
  employees: row.first_employee_ids.flatMap((id) => people.get(id) ?? []),
  deleted: row.deleted,
});

/** Courses for an answer, with the first people of each. */
export const presentCourses = async (rows: readonly CourseRow[]): Promise<CourseOut[]> => {
  const people = await briefsNow(rows.flatMap((row) => row.first_employee_ids));
  return rows.map((row) => presentCourse(row, people));
};
