/** Texts for problems of cells and rows, beyond the issues of the fields themselves (docs/areas/files.md#cells). */
export const importMessages = {
  formula_not_allowed:
    'the formula has no stored result: open the file, save it and import it again, or paste the value',
  formula_taken: 'results of formulas were taken as they are stored in the file',
  merged_cell: 'merged cells are not taken over',
  number_too_long: 'number is too long: format the cell as text',
  invalid_number: 'Invalid number',
  invalid_date: 'field is not valid date: write dd/mm/yyyy',
  error_value: 'the cell holds an error',
  date_suspected: 'Excel made a date of this: format the cell as text',
  number_not_date: 'field is not valid date: write dd/mm/yyyy',
  number_as_text: 'was a number: leading zeros may be missing',
  unknown_value: 'field must be one of {allowed}',
  unknown_value_hint: 'unknown value. {hint}?',
  ambiguous_value: '{question}',
  read_as: 'read as {value}',
  unknown_person: 'person is not known',
  person_left: 'person has left',
  many_people: '{count} people match',
  unknown_record: 'nothing with this value is known',
  many_records: '{count} records match',
  archived_record: 'this record is archived',
  out_of_scope: 'this record belongs to nobody in your teams',
  repeated_key: 'same as row {row}',
  stored_before: 'another row of the same file is this record already: change what tells the two apart',
  other_chassis: 'this vehicle has chassis number {old}: find it by its Id to change the number',
  archived_plate: 'an archived vehicle has this plate: restore that one instead?',
  archived_asset_type: 'this asset type is archived: unarchive it in the settings, or choose another one',
  archived_serial: 'an archived asset has this serial number: restore that one instead?',
  unlikely_co2: 'this CO2 gives a benefit in kind of {amount} EUR a month: is it right?',
  chassis_in_use: 'another active vehicle has this chassis number',
  duplicate_plate: 'another active vehicle has this plate',
  email_in_use: 'another active person has this e-mail address',
  number_in_use: 'another active person has this employee number',
  duplicate_serial: 'another active asset has this serial number',
  unknown_asset_type: 'asset type "{name}" is not known',
  new_asset_type: 'asset type "{name}" will be added',
  no_name: 'a name has letters: leave out a row of totals',
  new_manager: '{name} stands in row {row}, which is imported first',
  unknown_team: 'team "{name}" is not known',
  new_team: 'team "{name}" will be added',
  new_program: 'program "{name}" will be added',
  many_programs: '{count} programs have this name',
  other_program: 'it is a session of another program: take it out of that one first',
  unknown_training: 'training "{name}" is not known',
  archived_training: 'this training is deleted: restore it first',
  many_trainings: '{count} trainings have this name: add the program, the start date, or write the id of the training',
  unknown_schedule: 'schedule "{name}" is not known',
  many_requests_ahead: '{count} requests of this person lie ahead: give the schedule on the page of the person',
  archived_schedule: 'this schedule is archived: restore it, or choose another one',
  many_types: '{count} types have this name',
  days_and_minutes: 'write days or minutes, not both',
  absence_whole_days: 'an absence has whole days: leave this cell empty',
  absence_without_reason: 'absences keep no reason: this is left out',
  only_approved: 'only approved days off are entered: leave this row out, or ask for the days on their page',
  ended_license: 'only active licences are entered: leave this row out, or end the licence on its page',
  beyond_balance: 'fewer days are left than these',
  month_closed: 'this month was pushed to payroll: these days go with the next push as a correction',
  days_ahead_taken: 'leave of these days goes back to the balance',
  goes_waiting: 'all places are taken: the person goes on the waiting list',
} as const;

export type ImportIssueCode = keyof typeof importMessages;

export const isImportIssueCode = (code: string): code is ImportIssueCode => Object.hasOwn(importMessages, code);

/** A problem of a row; `column` is the key of an import column, null means the whole row. */
export type ImportIssue = { column: string | null; code: string; message: string };

export const importIssue = (
  column: string | null,
  code: ImportIssueCode,
  params: Readonly<Record<string, string | number>> = {},
): ImportIssue => ({
  column,
  code,
  message: importMessages[code].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '')),
});
