import { issue, type Issue } from '#shared/errors/issue.ts';
import { TRAINING_NAME_MAX, VALID_MONTHS_MAX } from '#shared/trainings/training.rules.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import { wholeNumberIssue } from '../../form/whole-number-issue.ts';

/** The values of a program as typed, in wire spelling. */
export type ProgramForm = { program_name: string; mandatory_segment_id: string; valid_months: string };

export const emptyProgram: ProgramForm = { program_name: '', mandatory_segment_id: '', valid_months: '' };

type Stored = { name: string; mandatory_segment_id: string | null; valid_months: number | null };

export const programFormOf = ({ name, mandatory_segment_id: segment, valid_months: months }: Stored): ProgramForm => ({
  program_name: name,
  mandatory_segment_id: segment ?? '',
  valid_months: months === null ? '' : String(months),
});

export const programIssues = ({ program_name: typed, valid_months: months }: ProgramForm): Issue[] => {
  const name = typed.trim();
  const monthsIssue = wholeNumberIssue('valid_months', months, { min: 1, max: VALID_MONTHS_MAX });
  return [
    ...(isBlank(name) ? [issue('program_name', 'required')] : []),
    ...(name.length > TRAINING_NAME_MAX ? [issue('program_name', 'too_long', { max: TRAINING_NAME_MAX })] : []),
    ...(monthsIssue ? [monthsIssue] : []),
  ];
};
