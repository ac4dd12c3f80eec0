import { subjectOfEvent, type ActivityItem, type EventType, type FeedObject } from '#shared/activity/events.ts';
import { HIDDEN_NAME } from '#shared/activity/hidden-name.ts';
import { yearlyCodes } from '#shared/belgium/parameter-codes.ts';
import { inHours } from '#shared/days-off/amounts.ts';
import { liesAhead } from '#shared/values/dates.ts';
import { formatsOf } from '#shared/values/formats.ts';
import type { Language } from '#shared/values/language.ts';
import { lastDayOf } from '#shared/values/last-days.ts';
import { detailLines, isEvaluation, type DetailLine } from './event-details.ts';
import { feedFactsOf } from './feed-facts.ts';
import { fieldTexts, isBlank, type Translate } from './field-texts.ts';

export type EventText = {
  /** The sentence after the name of the person who did it. */
  sentence: string;
  /** One line for each field when several were changed. */
  lines: DetailLine[];
};

/**
 * A changed field; a custom field brings the name it had at that moment, a field that holds an id what that is called,
 * null for nothing and for what is gone.
 */
type Change = {
  field: string;
  name?: string;
  type?: string;
  currency?: string;
  old_currency?: string;
  old: unknown;
  new: unknown;
  old_name?: string | null;
  new_name?: string | null;
};

const changesOf = (info: ActivityItem['event_info_json']): Change[] =>
  Array.isArray(info['changes']) ? (info['changes'] as Change[]) : [];

/** The history before and after a correction, a line for each. */
const correctionLines = ({ event_type, event_info_json: info }: ActivityItem, t: Translate): DetailLine[] =>
  event_type === 'history_corrected'
    ? (['old', 'new'] as const).map((side) => ({
        field: t(`activity:history.${side}`, {}),
        text: isBlank(info[side]) ? t('activity:nothing', {}) : String(info[side]),
      }))
    : [];

/** The kind of record whose texts name the fields of an event: a feed may repeat what is about another kind. */
const fieldsOfEvent = (item: ActivityItem): FeedObject =>
  subjectOfEvent(item.event_type, item.event_info_json) ?? item.relatedObject;

/** The files of texts that the sentence of an event takes its words from. */
export const textsOfEvent = (item: ActivityItem): string[] => [
  'activity',
  'documents',
  feedFactsOf(fieldsOfEvent(item)).messages,
  ...('shortcode' in item.event_info_json ? ['templates'] : []),
];

/** The currency of an amount before or after a change; none is the euro. */
const currencyOf = ({ currency, old_currency: before }: Change, side: 'old' | 'new'): string | undefined =>
  side === 'old' ? (before ?? currency) : currency;

const changeText = (item: ActivityItem, changes: Change[], t: Translate, language: Language): EventText => {
  const { fieldText, valueText } = fieldTexts(fieldsOfEvent(item), t, language);
  const isNothing = (change: Change, side: 'old' | 'new'): boolean =>
    isBlank(change[side]) || (change[`${side}_name`] !== undefined && change[side] === 0);
  const sideOf = (change: Change, side: 'old' | 'new'): string => {
    const name = change[`${side}_name`];
    if (isNothing(change, side)) return t('activity:nothing', {});
    if (name === HIDDEN_NAME) return t('activity:someone', {});
    return name === undefined
      ? valueText(change.field, change[side], { type: change.type, currency: currencyOf(change, side) })
      : (name ?? t('activity:gone', { id: String(change[side]) }));
  };
  const wordsOf = (change: Change) => ({
    field: change.name ?? fieldText(change.field),
    old: sideOf(change, 'old'),
    new: sideOf(change, 'new'),
  });
  const [only, ...others] = changes;
  if (only && others.length === 0) {
    const key = isNothing(only, 'old') ? 'setOne' : isNothing(only, 'new') ? 'clearedOne' : 'changedOne';
    return { sentence: t(`activity:${key}`, wordsOf(only)), lines: [] };
  }
  return {
    sentence: t('activity:changedMany', { count: changes.length }),
    lines: changes.map((change) => ({ field: wordsOf(change).field, text: t('activity:fromTo', wordsOf(change)) })),
  };
};

const namesIn = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : '');

/** These sentences name the product and person of the licence, except on the page of the licence itself. */
const licenseEvents: readonly EventType[] = ['license_reassigned', 'license_deactivated', 'license_reactivated'];

/** Feeds of before hold these without the person. */
const namedParticipation: readonly EventType[] = [
  'participant_added_to_training',
  'participant_status_changed',
  'participant_result_changed',
];

/** Feeds of before hold these without the person. */
const absences: readonly EventType[] = ['verzuim_added', 'verzuim_updated', 'verzuim_ended'];

/** Whether a day of an event lay ahead when the event was recorded: then it tells of a plan. */
const isAhead = ({ at, event_info_json: info }: ActivityItem, field: 'active_until' | 'date' | 'date_end'): boolean =>
  liesAhead(String(info[field]), at);

const messageKeyOf = (item: ActivityItem, isElsewhere: boolean): string => {
  const { event_type, event_info_json: info, relatedObject } = item;
  const isPlannedEnd = event_type === 'license_deactivated' && isAhead(item, 'date');
  if (
    licenseEvents.includes(event_type) &&
    (relatedObject !== 'software_license' || (isElsewhere && !isBlank(info['name'])))
  )
    return isPlannedEnd ? 'license_end_planned_of' : `${event_type}_of`;
  if (isPlannedEnd) return 'license_end_planned';
  if (event_type === 'message_sent') return `message_sent_${String(info['to'])}`;
  if (event_type === 'exported' && !isBlank(info['name'])) return 'exported_file';
  if (event_type === 'exported' && info['filtered'] === true) return 'exported_filtered';
  if (event_type === 'impersonation_started' && !isBlank(info['purpose'])) return 'impersonation_started_for';
  if (event_type === 'mail_failed') return `mail_${String(info['state'])}`;
  if (event_type === 'file_read') return `file_read_${String(info['how'])}`;
  if (event_type === 'reminder_due' && info['late'] === true) return 'reminder_due_late';
  if (event_type === 'reminder_not_sent')
    return 'to' in info || 'role' in info ? `reminder_not_sent_${String(info['why'])}` : 'reminder_not_sent_no_person';
  if (event_type === 'file_type_changed' && isBlank(info['new'])) return 'file_type_changed_none';
  if (event_type === 'file_validity_changed' && isBlank(info['new'])) return 'file_validity_changed_none';
  if (event_type === 'custom_field_defined') return `custom_field_${String(info['what'])}`;
  if (event_type === 'webhook_changed') return `webhook_${String(info['act'])}`;
  if (event_type === 'webhook_stopped') return `webhook_stopped_${String(info['reason'])}`;
  if (event_type === 'asset_type_defined') return `asset_type_${String(info['what'])}`;
  if (event_type === 'car_deleted') {
    if (isBlank(info['date_end'])) return 'car_deleted_no_date';
    return isAhead(item, 'date_end') ? 'car_end_planned' : 'car_deleted';
  }
  if (event_type === 'plan_called_off' && 'date_end' in info) return 'plan_called_off_end';
  if (event_type === 'plan_called_off' && isBlank(info['name'])) return 'plan_called_off_nobody';
  if (event_type === 'asset_added' && !isBlank(info['owner_name'])) return 'asset_added_given';
  if (event_type === 'asset_request_declined' && isBlank(info['reason'])) return 'asset_request_declined_again';
  if (event_type === 'asset_owner_changed') {
    if (isBlank(info['old_owner_name'])) return 'asset_given';
    return isBlank(info['new_owner_name']) ? 'asset_returned' : 'asset_owner_changed';
  }
  if (event_type === 'day_off_decided') return `day_off_decided_${String(info['decision'])}`;
  if (event_type === 'day_off_changed' && info['rederived'] === true) return 'day_off_changed_rederived';
  if ((event_type === 'day_off_requested' || event_type === 'day_off_cancelled') && info['via_link'] === true)
    return `${event_type}_via_link`;
  if (event_type === 'contract_value_set' && info['cleared'] === true) return 'contract_value_cleared';
  if (event_type === 'days_off_defined') return `days_off_defined_${String(info['definition'])}`;
  if (event_type === 'integration_check_failed') return `integration_check_failed_${String(info['outcome'])}`;
  if (event_type === 'day_off_type_linked') {
    if (isBlank(info['new'])) return 'day_off_type_unlinked';
    return isBlank(info['old']) ? 'day_off_type_linked' : 'day_off_type_linked_anew';
  }
  if (absences.includes(event_type) && !isBlank(info['person_name'])) return `${event_type}_of`;
  if (event_type === 'leave_accrual_correction_added' && 'minutes' in info) return `${event_type}_of`;
  if (event_type === 'program_deleted') return `program_deleted_${String(info['sessions'])}`;
  if (namedParticipation.includes(event_type) && !isBlank(info['person_name'])) return `${event_type}_of`;
  if (event_type === 'participant_answered') return `participant_answered_${String(info['answer'])}`;
  if (event_type === 'certificate_set' && isBlank(info['valid_until'])) return 'certificate_set_for_good';
  if (event_type === 'employee_deleted') {
    if (isBlank(info['active_until'])) return 'employee_deleted_no_date';
    return isAhead(item, 'active_until') ? 'employee_end_planned' : 'employee_deleted';
  }
  if (event_type === 'employee_undeleted' && !isBlank(info['called_off'])) return 'last_day_called_off';
  if (event_type === 'wage_duration_updated' && !isBlank(info['old_from']) && isBlank(info['new_from']))
    return 'wage_called_off';
  if (event_type === 'tags_updated') {
    if (isBlank(namesIn(info['removed']))) return 'tags_added';
    return isBlank(namesIn(info['added'])) ? 'tags_removed' : 'tags_updated';
  }
  return event_type;
};

/** Sentences that say who did it themselves. */
const withOwnSubject: ReadonlySet<string> = new Set([
  'car_confirmed',
  'day_off_requested_via_link',
  'day_off_cancelled_via_link',
  'contract_opened',
  'contract_signed',
  'contract_completed',
  'contract_declined',
  'contract_paper_wanted',
  'contract_expired',
  'contract_provider_failed',
]);

const isTakenBack = (info: ActivityItem['event_info_json']): boolean => 'taken_back_by' in info;

/** Whether the sentence of a feed line has its own subject, so that no name stands before it. */
export const hasOwnSubject = (item: ActivityItem): boolean =>
  isTakenBack(item.event_info_json) || (withOwnSubject.has(messageKeyOf(item, false)) && item.acting_as === null);

/** The name that a sentence with its own subject begins with: whoever signed, or asked by their link. */
export const ownSubjectOf = (item: ActivityItem, sentence: string): string | undefined => {
  if (!hasOwnSubject(item)) return undefined;
  const { signer, person_name: person, integration_name: integration } = item.event_info_json;
  return [signer, person, integration].find(
    (name): name is string => typeof name === 'string' && name !== '' && sentence.startsWith(`${name} `),
  );
};

/** A note in its last words; of one that was taken back, who did that. */
const noteWords = (info: ActivityItem['event_info_json'], t: Translate): string => {
  if (isTakenBack(info)) return t('activity:noteTakenBackBy', { name: info['taken_back_by'] });
  const note = String(info['note'] ?? '');
  return info['edited'] === true ? `${note} (${t('activity:noteEdited', {})})` : note;
};

/** The document type of an event in the words of the document pages. */
const documentWord = ({ event_type, event_info_json: info }: ActivityItem, t: Translate): Record<string, unknown> =>
  event_type === 'file_type_changed' && typeof info['new'] === 'string'
    ? { new: t(`documents:type.${info['new']}`, { defaultValue: info['new'] }) }
    : {};

/** The purpose of a mail in words, and why it did not arrive. */
const mailWords = ({ event_type, event_info_json: info }: ActivityItem, t: Translate): Record<string, unknown> =>
  event_type === 'mail_sent' || event_type === 'mail_failed'
    ? {
        mail: t(`activity:mail.${String(info['purpose'])}`, { defaultValue: info['purpose'] }),
        problem: t(`activity:mailProblem.${String(info['problem'])}`, { defaultValue: '' }),
      }
    : {};

/** The old and new status or result of a participant in words. */
const participationWords = (
  { event_type, event_info_json: info }: ActivityItem,
  t: Translate,
): Record<string, unknown> =>
  namedParticipation.includes(event_type) && 'person_name' in info
    ? Object.fromEntries(
        (['old', 'new'] as const).map((side) => [
          side,
          isBlank(info[side])
            ? t('activity:nothing', {})
            : t(`activity:word.${String(info[side])}`, { defaultValue: info[side] }),
        ]),
      )
    : {};

/** What somebody said to it, behind a sentence; nothing for nothing. */
const saidWords = (message: unknown, t: Translate): string => (isBlank(message) ? '' : t('activity:said', { message }));

/** The days of a request or an absence, what was said of it, and the minutes of a correction. */
const dayOffWords = (
  { event_type: type, event_info_json: info }: ActivityItem,
  t: Translate,
): Record<string, unknown> => {
  const isAbsence = absences.includes(type);
  if (type === 'days_off_defined') return { how: t(`activity:definition.${String(info['what'])}`, {}) };
  if (type === 'leave_accrual_correction_added' && 'minutes' in info)
    return { amount: `${Number(info['minutes']) > 0 ? '+' : ''}${inHours(Number(info['minutes']))}` };
  if (type === 'days_off_pushed')
    return {
      lines: t('activity:counted.lines', { count: Number(info['lines']) }),
      amount: inHours(Number(info['minutes'])),
    };
  if (!type.startsWith('day_off_') && !isAbsence) return {};
  const [start, end] = isAbsence ? [info['date_start'], info['date_end']] : [info['start'], info['end']];
  const days = isBlank(end)
    ? t('activity:since', { start })
    : start === end
      ? String(start)
      : t('activity:until', { start, end });
  return {
    days,
    said: saidWords(info['message'], t),
    why: isBlank(info['type_name']) ? '' : ` (${String(info['type_name'])})`,
  };
};

/** What the right that somebody asked for is called. */
const rightWords = ({ event_info_json: info }: ActivityItem, language: Language): Record<string, unknown> => {
  const named = Object.entries(info['right'] ?? {}).find(([each]) => each === language);
  return named ? { right: named[1] } : {};
};

/** For whom a type has a payroll code; nothing for everybody. */
const linkWords = ({ event_type, event_info_json: info }: ActivityItem, t: Translate): Record<string, unknown> => {
  if (event_type !== 'day_off_type_linked') return {};
  const whom = (['statute', 'part'] as const)
    .filter((side) => !isBlank(info[side]))
    .map((side) => t(`activity:${side}.${String(info[side])}`, {}));
  return { whom: whom.length === 0 ? '' : ` (${whom.join(', ')})` };
};

/** What was exported, in words; the columns stand by the headers of the file. */
const exportWords = ({ event_type, event_info_json: info }: ActivityItem, t: Translate): Record<string, unknown> =>
  event_type === 'exported'
    ? {
        list: t(`activity:list.${String(info['list'])}`, { defaultValue: info['list'] }),
        columns: namesIn(info['columns']),
        count: Number(info['rows'] ?? 0),
      }
    : {};

/** The people and lines of a push, counted in words. */
const pushWords = ({ event_type, event_info_json: info }: ActivityItem, t: Translate): Record<string, unknown> => {
  const people = (count: unknown): string => t('activity:counted.people', { count: Number(count) });
  if (event_type === 'push_started')
    return { people: people(info['people']), lines: t('activity:counted.lines', { count: Number(info['lines']) }) };
  return event_type === 'push_done' ? { taken_over: people(info['taken_over']) } : {};
};

/** The figures of a year, with the decimal comma of Belgium. */
const figureWords = ({ event_type, event_info_json: info }: ActivityItem): Record<string, unknown> =>
  event_type === 'parameters_updated'
    ? Object.fromEntries(yearlyCodes.map((code) => [code, String(info[code]).replace('.', ',')]))
    : {};

/** A shortcode by its name; one that a company made up has its words in it: `free_start_hour`. */
const shortcodeWords = ({ event_info_json: info }: ActivityItem, t: Translate): Record<string, unknown> => {
  const { shortcode } = info;
  if (typeof shortcode !== 'string') return {};
  const words = shortcode.replace(/^free_/, '').replaceAll('_', ' ');
  return { shortcode: t(`templates:shortcode.${shortcode}`, { defaultValue: words }) };
};

/** A word for each person whom the reader may not see. */
const hiddenNames = (info: ActivityItem['event_info_json'], t: Translate): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(info).flatMap(([key, value]) => (value === HIDDEN_NAME ? [[key, t('activity:someone', {})]] : [])),
  );

/** A month, mm/yyyy, by its name. */
const monthWords = (info: ActivityItem['event_info_json'], language: Language): Record<string, unknown> => {
  const [, month, year] = /^(\d{2})\/(\d{4})$/.exec(String(info['month'])) ?? [];
  return month === undefined ? {} : { month: formatsOf(language).month(`${year}-${month}`, 'full') };
};

const messageValues = (
  item: ActivityItem,
  t: Translate,
  language: Language,
  named: string | undefined,
): Record<string, unknown> => {
  const info = item.event_info_json;
  return {
    ...info,
    ...hiddenNames(info, t),
    ...('added' in info && { added: namesIn(info['added']), removed: namesIn(info['removed']) }),
    // A year is no amount.
    ...('year' in info && { year: String(info['year']) }),
    ...('date_end' in info && { last_day: lastDayOf(String(info['date_end'])) }),
    ...documentWord(item, t),
    ...((item.event_type.startsWith('reminder_') || item.event_type === 'asset_checked') && {
      said: saidWords(info['message'], t),
    }),
    ...('role' in info && !('to' in info) && { to: t(`activity:reminded.${String(info['role'])}`, {}) }),
    ...exportWords(item, t),
    ...participationWords(item, t),
    ...dayOffWords(item, t),
    ...pushWords(item, t),
    ...monthWords(info, language),
    ...mailWords(item, t),
    ...linkWords(item, t),
    ...rightWords(item, language),
    ...figureWords(item),
    ...shortcodeWords(item, t),
    // A licence is called by the name of its product.
    ...(named !== undefined && item.relatedObject === 'software_license' && 'name' in info && { name: named }),
  };
};

/**
 * The sentence of one feed line, with old and new values of changed fields (docs/areas/records.md#feed), in the
 * language of `t`. `named` is what the sentence calls the record: "this vehicle" on its own page, its name elsewhere.
 * Not every sentence names it.
 */
export const eventText = (item: ActivityItem, t: Translate, language: Language, named?: string): EventText => {
  const record = named ?? t(`activity:this.${item.relatedObject}`, {});
  const info = item.event_info_json;
  if (item.event_type === 'note_added') return { sentence: noteWords(info, t), lines: [] };
  const changes = changesOf(info);
  const text =
    changes.length > 0
      ? changeText(item, changes, t, language)
      : {
          sentence: t(`activity:event.${messageKeyOf(item, named !== undefined)}`, {
            ...messageValues(item, t, language, named),
            record,
            defaultValue: isEvaluation(item) ? t('activity:event.perf_eval', { record }) : item.event_type,
          }),
          lines: [...correctionLines(item, t), ...detailLines(item, t, language)],
        };
  const how = info['via_excel'] === true ? 'viaExcel' : info['via_undo'] === true ? 'viaUndo' : undefined;
  return how ? { ...text, sentence: `${text.sentence}, ${t(`activity:${how}`, {})}` } : text;
};
