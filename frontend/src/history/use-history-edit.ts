import { useTranslation } from 'react-i18next';
import { correctHistory } from '#shared/contract/people/correct-history.ts';
import type { Issue } from '#shared/errors/issue.ts';
import type { Problem } from '#shared/errors/problem.ts';
import type { HeldType } from '#shared/people/leaver.rules.ts';
import { useCall } from '../api/query.ts';
import { isSame } from '../form/three-way-diff.ts';
import { useEdit } from '../form/use-edit.ts';
import type { EditStart } from '../form/use-stale-edit.ts';
import type { PersonChoice } from '../form/use-people-search.ts';
import { ask } from '../ui/ask.ts';
import { notifySuccess } from '../ui/notify.ts';
import { periodsOf, rowIssues, rowsOf, sortedRows, type HistoryRow } from './history-form.ts';
import type { HeldPeriod } from './history-lines.ts';
import { useHistoryRows, type HistoryForm, type StoredHistory } from './use-history-rows.ts';
import { useRowWords } from './use-row-words.ts';

export type CorrectedRecord = { object: HeldType; id: number; version: number };

export type HistoryProps = {
  record: CorrectedRecord;
  /** The stored periods. */
  periods: readonly HeldPeriod[];
  /** The one person that the record can have. */
  onlyPerson: PersonChoice | undefined;
  close: () => void;
  onSaved: () => void;
};

const formOf = ({ periods }: StoredHistory): HistoryForm => ({ history: rowsOf(periods) });

/** The correction of who had a record when: its lines, what saves them, and what leaves them as they were. */
export const useHistoryEdit = ({ record, periods, onlyPerson, onSaved, close: onClose }: HistoryProps) => {
  const { t } = useTranslation(['history', 'form']);
  const { object, id, version } = record;
  const call = useCall(correctHistory);
  const edit = useEdit<HistoryForm, StoredHistory>({ record: { version, periods }, formOf, call });
  const { form, guard } = edit;
  const rows = form.values.history;
  const wordsOf = useRowWords(object);
  const close = (): void => {
    guard.allowLeaving();
    onClose();
  };

  const { setRows, ...rowActs } = useHistoryRows(edit, onlyPerson);
  const show = (issues: readonly Issue[], of: readonly HistoryRow[]): boolean => edit.issues.show(wordsOf(issues, of));

  const send = (mine: readonly HistoryRow[], { record: from, values }: EditStart<HistoryForm, StoredHistory>): void => {
    const history = sortedRows(mine);
    if (isSame(history, values.history)) return close();
    setRows(history);
    if (show(rowIssues(history), history)) return;
    const body = { object_type: object, object_id: id, version: from.version, periods: periodsOf(history) };
    const tellSaved = (): void => {
      notifySuccess(t('saved'));
      onSaved();
    };
    const showInRows = ({ fields }: Problem): boolean => show(fields, history);
    void edit.trackSave(call.mutateAsync({ body }), { history }, tellSaved, showInRows);
  };

  const cancel = (): void => {
    if (!edit.isChanged) return close();
    ask({
      title: t('form:leave.title'),
      children: t('discard'),
      confirm: t('form:leave.go'),
      cancel: t('keepEditing'),
      isDanger: true,
      onConfirm: close,
    });
  };
  /** Errors that stand at no field of a row. */
  const unplaced = edit.issues.listed.filter(({ path }) => !/^periods\.\d+\.\w+$/.test(path));

  return { edit, rows, ...rowActs, unplaced, send, cancel, close };
};
