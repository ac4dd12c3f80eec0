import type * as z from 'zod';

/** One wrong field. Rules return lists of issues and never throw; the API sends them as `fields`. */
export type Issue = { path: string; code: IssueCode; message: string };

export type Params = Readonly<Record<string, string | number>>;

/** Many of these texts are prescribed word for word (docs/areas/platform.md#errors). Parameters stand in braces. */
export const messageOf = {
  required: 'field is required',
  no_signature_provider: 'there is no provider of signatures: choose another way to sign',
  simple_forbidden: 'this company does not sign such contracts with a simple signature: choose paper or the provider',
  empty: 'field can not be empty',
  unknown: 'field can not be unknown',
  max: 'field can be max {max}',
  too_long: 'field can be max {max}',
  min: 'field must be at least {min}',
  invalid_date: 'field is not valid date',
  date_before_min: 'field can not be before {min}',
  date_after_max: 'field can not be after {max}',
  invalid_number: 'Invalid number',
  ambiguous_number: 'is it {decimal} or {whole}? write it in one of these ways',
  invalid_amount: 'Invalid number: decimals allowed, two at most',
  must_be_positive: 'Must be positive',
  whole_number: 'Must be a whole number',
  days_wanted: 'Must be a number of days from 1 to {max}',
  invalid_value: 'field must be one of {allowed}',
  invalid_type: 'field has the wrong type',
  invalid_characters: 'field holds characters that are not allowed',
  invalid_email: 'field is not a valid e-mail address',
  invalid_link: 'field is not a web address',
  webhook_url_parts: 'address may hold no name, password or part behind #',
  https_only: 'address must begin with https://',
  address_not_public: 'address does not lead to the public network: use a name that everybody can reach',
  unknown_event: 'event is not known',
  other_types_field: 'field is for other types of assets',
  archived_record: 'record is archived',
  unknown_custom_field: 'custom field is not known',
  unknown_record: 'record is not known',
  invalid_iban: 'field is not a valid IBAN',
  invalid_national_number: 'field is not a valid national number',
  invalid_joint_committee: 'field is not the number of a joint committee, such as 200 or 140.03',
  invalid_enterprise_number: 'field is not a valid enterprise number',
  team_of_other_establishment: 'a team belongs to another establishment: choose it once',
  wage_day_alone: 'a day alone sets no wage: give the wage as well, or leave the day empty',
  not_paid: 'nothing is paid with this type: leave the amount empty',
  reports_to_self: 'nobody reports to themselves: choose another person',
  reports_in_circle: '{name} reports to this person, directly or through others: choose somebody else',
  unrecognized_key: 'field is not known here',
  unknown_person: 'person is not known',
  person_left: 'person has left',
  still_here: 'person has not left: deactivate them first',
  last_admin: 'nobody else can manage users: make somebody else administrator first',
  papers_open: 'contracts of this person wait for a signature: have them signed or cancel them first',
  erased_before: 'the personal data are erased already',
  being_erased: 'the personal data are being erased: nobody brings this person back',
  erasure_asked: 'the erasure was asked for already',
  no_erasure_asked: 'nobody asks for this erasure any more',
  second_administrator: 'whoever asked for it cannot confirm it: that is for another administrator',
  does_not_fit: '{name}: the {field} does not fit the columns of the file',
  shared_payroll_number: '{name} and {other} have the same payroll number',
  other_person: 'choose another person',
  has_licence: 'person has an active licence of this product already',
  not_held: 'person does not hold it',
  number_of_import: 'only an import sets the number of an import here: send another one, or none',
  listed_twice: 'it is listed twice',
  decide_something: 'Choose what becomes of at least one of them',
  unknown_team: 'team is not known',
  unknown_product: 'product is not known',
  unknown_asset_type: 'asset type is not known',
  archived_asset_type: 'asset type is archived',
  other_asset_type: 'choose another asset type',
  file_missing: 'file has not arrived, send it again',
  file_wrong_content: 'file is not what its type says',
  file_wrong_ending: 'the ending of the name does not belong to this type of file',
  file_hides_another: 'file holds another file inside itself',
  file_has_macros: 'file holds macros',
  file_harmful: 'file was recognised as harmful',
  file_not_scannable: 'file cannot be checked for malware',
  unknown_upload: 'file is not known, upload it again',
  not_a_picture: 'file is not a PNG, JPEG or WebP picture',
  file_too_large: 'file is too large',
  content_too_large: 'the text is too large: at most {max}',
  still_sending: 'file is still being sent',
  unknown_column: 'column is not known',
  removed_choice: 'this was removed, choose another one',
  only_operator: 'only the operator can give this access',
  enter_name: 'Enter name',
  enter_url: 'Enter URL',
  please_select_asset: 'Please select asset',
  please_select_template: 'Please select template',
  select_some_people: 'Select some people',
  choose_some: 'choose at least one',
  fill_for_some: 'enter them for somebody, or take in people without them',
  too_few_in_stock: 'not enough in stock ({count}): choose fewer people',
  please_fill_type: 'please fill vehicle type',
  please_fill_brand: 'please fill brand',
  please_fill_model: 'please fill model',
  please_fill_plate: 'please fill plate',
  please_fill_fuel: 'please fill fuel',
  please_fill_end_date: 'please fill end date',
  not_fake_hybrid: 'only a fake hybrid has a corresponding car',
  pool_not_possible: 'pool vehicle is possible only for a car without a person',
  locked: 'field can no longer be changed',
  locked_after_a_day: 'brand and model can not be changed a day after the vehicle was added',
  note_too_long: 'Your note has to be less than 400 characters.',
  held_since: 'date lies before {day}, since when the present holder has it: choose a later day or correct the history',
  held_until: 'somebody else has it until {day}: choose that day or a later one, or correct the history',
  ends_later: 'the day lies before {day}, on which the present holder ends',
  out_of_use: 'the vehicle goes out of use on {day}: choose an earlier day',
  used_before_registration: 'the vehicle is in use more than a month before its first registration on {day}',
  ends_before_use: 'the vehicle was registered on {day} and cannot go out of use before',
  ends_before_commissioning: 'the vehicle came into use on {day} and cannot go out of use before',
  ends_before_start: 'the end must lie after the start',
  archived_holder: 'nobody can have it today, since it is archived',
  open_before: 'the period before it has no end',
  deactivated_then: 'the licence is deactivated on {day}: choose an earlier day',
  half_days: 'Must be a number of half days',
  training_days_amount: 'training days amount error',
  training_hours_amount: 'training hours amount error',
  seats_taken: 'at least {count}: that many places are taken',
  unknown_user: 'user is not known',
  not_to_be_told: '{name} is no administrator or default user',
  feature_not_offered: '{name} does not offer {feature}',
  customer_code_of_office: 'the customer code of this office is one of its credentials',
  customer_code_too_wide: 'field can be max {max}: plain letters, digits and signs',
  no_customer_code: 'enter the customer code of {name} first',
  no_credentials: 'a product that makes a file has no credentials',
  not_connected: 'connect it to its payroll office first',
  unknown_payroll_code: 'the payroll office does not have this code',
  not_zero: 'field can not be 0',
  no_balance: 'this type has no balance',
  own_program: 'a program cannot be a session of itself',
  unknown_program: 'program is not known',
  not_its_document: 'file is not a document of this participant',
  before_obtained: 'the end must not lie before {day}',
  not_a_date_of_record: 'choose a date of this record',
  nobody_to_remind: 'nobody has this record: choose somebody else to remind',
  person_without_address: 'this person has no e-mail address: add one or choose somebody else to remind',
  no_address: 'this person has no e-mail address: add one first',
  not_its_person: 'a licence stays with its person: give it to somebody else by an edit',
  year_known: 'the product has the figures of this year already',
  no_holiday: 'this is no public holiday',
  holiday_of_working_day: 'only a holiday on a Sunday or on the closing day is kept on another day',
  day_of_same_year: 'choose a day of the same year',
  no_working_day: 'choose a working day that is no holiday',
  unknown_day_off_type: 'type is not known',
  inactive_day_off_type: 'type is no longer used: choose another one',
  not_for_requests: 'days of this type are not asked for: choose another one',
  not_for_absences: 'this is no type of absence: choose another one',
  span_too_long: 'at most {max} days can be asked at once',
  end_part_of_one_day: 'on a single day the part is that of the first day',
  morning_of_several_days: 'several days begin with a whole day or with an afternoon',
  minutes_of_one_day: 'an amount of time is for a single day',
  too_far_back: 'days before {min} are entered by an administrator',
  before_first_day: 'work begins on {day}: choose that day or a later one',
  after_last_day: 'work ends on {day}: choose that day or an earlier one',
  beyond_schedule: 'the schedule of this day has {time}',
  counts_nothing: 'nobody works on these days: choose others',
  day_taken: 'another request has time of {day} already',
  hours_wanted: 'Must be a time such as 7:36',
  category_depth: 'categories can stand four deep at most',
  name_twice: 'this name is there already',
  unknown_template: 'template is not known',
  unknown_shortcodes: 'the text has fields that are not known: {names}',
  empty_text: 'the text is empty',
  not_an_internal_signer: '{name} may not see contracts and cannot sign',
  one_must_sign: 'somebody must sign: choose at least one',
  same_signer: 'the second signer must be somebody else',
  first_signer_first: 'choose the first signer first',
  choose_one_source: 'choose one template',
  not_a_policy_template: 'template is not of a type for this',
  not_a_policy: 'contract is no policy of this person',
  no_template_of_kind: 'a contract of this kind has no template',
  not_in_text: 'the text has no such field',
  beyond_balance: 'this is {time} more than what is left of {year}',
  pdf_too_long: 'text is too much for one PDF: make it shorter',
  page_edge_too_tall: 'header or footer leaves too little room for the text: make it shorter',
  pdf_unreadable: 'file is not a PDF that opens',
  pdf_protected: 'file is protected: save it without a password',
  pdf_active_content: 'file holds scripts or actions: print it to a PDF again',
  pdf_empty: 'file has no pages',
  pdf_too_many_pages: 'file has more than {max} pages: split it',
  not_base64: 'field is not base64',
  signature_invalid: 'signature is not a PNG picture of at most 200 KB on which something is drawn',
} as const;

export type IssueCode = keyof typeof messageOf;

/** The codes for a required field that was left empty (docs/areas/screens.md#what-a-form-refuses). */
export const leftEmpty: ReadonlySet<IssueCode> = new Set<IssueCode>([
  'required',
  'please_fill_brand',
  'please_fill_model',
  'please_fill_plate',
  'please_fill_fuel',
]);

export const issue = (path: string, code: IssueCode, params: Params = {}): Issue => ({
  path,
  code,
  message: messageOf[code].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '')),
});

export type Labels = Readonly<Record<string, string>>;

/** A zod check that fails with one of our codes: `.refine(isPlate, failsWith('invalid_characters'))`. */
export const failsWith = (code: IssueCode, params: Params = {}) => ({ params: { code, ...params } });

export const isIssueCode = (code: unknown): code is IssueCode =>
  typeof code === 'string' && Object.hasOwn(messageOf, code);

const isUnknownKeyOfRoot = ({ code, path }: z.core.$ZodIssue): boolean =>
  code === 'unrecognized_keys' && path.length === 0;

const isWithoutDiscriminator = (problem: z.core.$ZodIssue): boolean =>
  problem.code === 'invalid_union' &&
  problem.discriminator !== undefined &&
  (problem.input as Readonly<Record<string, unknown>> | undefined)?.[problem.discriminator] === undefined;

const isMissing = ({ code, input }: z.core.$ZodIssue): boolean =>
  (code === 'invalid_type' || code === 'invalid_value') && input === undefined;

/** `employee_ids` of `employee_ids.0`, and `userId` of `signers.2.userId`. */
const fieldAt = (path: readonly PropertyKey[]): string =>
  String(path.findLast((part) => typeof part === 'string') ?? '').replace(/([a-z])(?=Ids?$)/, '$1_');

const ID = /(?:^|_)ids?$/i;

/** What is said of an id that no record can have, such as 0, by the word before it. */
const unknownOf: readonly (readonly [RegExp, IssueCode])[] = [
  [/employee_ids?$/i, 'unknown_person'],
  [/team_ids?$/i, 'unknown_team'],
  [/user_ids?$/i, 'unknown_user'],
  [/product_id$/i, 'unknown_product'],
  [/program_id$/i, 'unknown_program'],
  [/template_id$/i, 'unknown_template'],
  [/asset_type_ids?$/i, 'unknown_asset_type'],
];

const unknownAt = (path: readonly PropertyKey[]): IssueCode =>
  unknownOf.find(([names]) => names.test(fieldAt(path)))?.[1] ?? 'unknown_record';

/** A list of which nothing was chosen or sent. */
const noneOf = (path: readonly PropertyKey[]): IssueCode => {
  const field = fieldAt(path);
  if (field.endsWith('employee_ids')) return 'select_some_people';
  return /(?:^|_)ids$/.test(field) ? 'choose_some' : 'required';
};

/** A number that lies outside of its bounds; an id has no amount, and so none that is too small or too large. */
const outOfBounds = (problem: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, code: IssueCode, params: Params) =>
  issue(problem.path.join('.'), ID.test(fieldAt(problem.path)) ? unknownAt(problem.path) : code, params);

/** What a union tells its branches by. */
const optionsOf = (problem: z.core.$ZodIssueInvalidUnion): string =>
  'options' in problem && Array.isArray(problem.options) ? problem.options.join(', ') : '';

const fromZodIssue = (problem: z.core.$ZodIssue): Issue[] => {
  const path = problem.path.join('.');
  switch (problem.code) {
    case 'unrecognized_keys':
      return problem.keys.map((key) => issue([...problem.path, key].join('.'), 'unrecognized_key'));
    case 'custom': {
      const { code, ...params } = (problem.params ?? {}) as Params;
      return [isIssueCode(code) ? issue(path, code, params) : { path, code: 'invalid_type', message: problem.message }];
    }
    case 'invalid_value':
      return [
        issue(path, problem.input === undefined ? 'required' : 'invalid_value', { allowed: problem.values.join(', ') }),
      ];
    case 'too_big':
      return [
        problem.origin === 'string'
          ? issue(path, 'too_long', { max: Number(problem.maximum) })
          : problem.origin === 'array'
            ? issue(path, 'max', { max: Number(problem.maximum) })
            : outOfBounds(problem, 'max', { max: Number(problem.maximum) }),
      ];
    case 'too_small':
      return [
        problem.origin === 'string' || problem.origin === 'array'
          ? issue(path, noneOf(problem.path))
          : Number(problem.minimum) === 0
            ? outOfBounds(problem, 'must_be_positive', {})
            : outOfBounds(problem, 'min', { min: Number(problem.minimum) }),
      ];
    case 'invalid_type':
      return [
        issue(
          path,
          problem.input === undefined || problem.input === null
            ? noneOf(problem.path)
            : problem.expected === 'int'
              ? 'whole_number'
              : 'invalid_type',
        ),
      ];
    case 'invalid_format':
      return [issue(path, problem.format === 'email' ? 'invalid_email' : 'invalid_type')];
    case 'invalid_union': {
      if (problem.errors.length === 0) return [issue(path, 'invalid_value', { allowed: optionsOf(problem) })];
      // The last branch holds the real type, since `cleared` puts the blank values first. A branch with unknown keys, or
      // whose discriminator was not sent, is not the one that was meant.
      const sent = problem.errors.filter((branch) => !branch.some(isWithoutDiscriminator));
      // Nothing was sent that tells them apart: what each of them needs is named.
      const isAny = sent.length < problem.errors.length && sent.every((branch) => branch.every(isMissing));
      const chosen = isAny
        ? problem.errors.flat()
        : (sent.findLast((branch) => !branch.some(isUnknownKeyOfRoot)) ?? sent.at(-1) ?? []);
      return chosen.flatMap((inner) => fromZodIssue({ ...inner, path: [...problem.path, ...inner.path] }));
    }
    default:
      return [issue(path, 'invalid_type')];
  }
};

/** The issues of zod in our own words; an unknown key is one entry whose path is the key. */
export const toIssues = (error: { issues: readonly z.core.$ZodIssue[] }): Issue[] => error.issues.flatMap(fromZodIssue);
