import type { TFunction } from 'i18next';
import type { ActivityItem } from '#shared/activity/events.ts';
import { fieldTexts, isBlank } from './field-texts.ts';

export type ChangeLine = { field: string; text: string };
export type EventText = {
  /** What follows the name of who did it. */
  sentence: string;
  /** Several changed fields, one line each. */
  lines: ChangeLine[];
};

type Change = { field: string; old: unknown; new: unknown };

const changesOf = (info: ActivityItem['event_info_json']): Change[] =>
  Array.isArray(info['changes']) ? (info['changes'] as Change[]) : [];

const changeText = (item: ActivityItem, changes: Change[], t: TFunction): EventText => {
  const { fieldText, valueText } = fieldTexts(item.relatedObject, t);
  const words = (change: Change) => ({
    field: fieldText(change.field),
    old: valueText(change.field, change.old),
    new: valueText(change.field, change.new),
  });
  const [only, ...others] = changes;
  if (only && others.length === 0) {
    const key = isBlank(only.old) ? 'setOne' : isBlank(only.new) ? 'clearedOne' : 'changedOne';
    return { sentence: t(`activity:${key}`, words(only)), lines: [] };
  }
  return {
    sentence: t('activity:changedMany', { count: changes.length }),
    lines: changes.map((change) => ({ field: words(change).field, text: t('activity:fromTo', words(change)) })),
  };
};

const keyOf = ({ event_type, event_info_json: info }: ActivityItem): string => {
  if (event_type === 'message_sent') return `message_sent_${String(info['to'])}`;
  if (event_type === 'car_deleted' && isBlank(info['date_end'])) return 'car_deleted_no_date';
  if (event_type === 'employee_deleted' && isBlank(info['active_until'])) return 'employee_deleted_no_date';
  return event_type;
};

/** The sentence of one feed line, with old and new values of changed fields (spec B §3). */
export const eventText = (item: ActivityItem, t: TFunction): EventText => {
  const info = item.event_info_json;
  if (item.event_type === 'note_added') return { sentence: String(info['note'] ?? ''), lines: [] };
  const changes = changesOf(info);
  const text =
    changes.length > 0
      ? changeText(item, changes, t)
      : { sentence: t(`activity:event.${keyOf(item)}`, { ...info, defaultValue: item.event_type }), lines: [] };
  return info['via_excel'] === true ? { ...text, sentence: `${text.sentence}, ${t('activity:viaExcel')}` } : text;
};
