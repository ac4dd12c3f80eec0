import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { correctHistory } from '#shared/contract/people/correct-history.ts';
import type { Issue } from '#shared/errors/issue.ts';
import type { Problem } from '#shared/errors/problem.ts';
import type { HeldType } from '#shared/people/leaver.rules.ts';
import { useCall } from '../api/query.ts';
import { StaleEdit } from '../form/stale-edit.tsx';
import { isSame } from '../form/three-way-diff.ts';
import { useEdit } from '../form/use-edit.ts';
import type { EditStart } from '../form/use-stale-edit.ts';
import type { PersonChoice } from '../form/use-people-search.ts';
import { ask } from '../ui/ask.ts';
import { notifySuccess } from '../ui/notify.ts';
import { submitHandler } from '../ui/submit-handler.ts';
import { CorrectionProblem } from './correction-problem.tsx';
import { pathOf, periodsOf, rowIssues, rowsOf, sortedRows, type HistoryRow, type RowField } from './history-form.ts';
import type { HeldPeriod } from './history-lines.ts';
import { HistoryWords } from './history-words.tsx';
import { RowFields } from './row-fields.tsx';
import { useHistoryRows, type HistoryForm, type StoredHistory } from './use-history-rows.ts';
import { useRowWords } from './use-row-words.ts';
import classes from './history-editor.module.css';

export type CorrectedRecord = { object: HeldType; id: number; version: number };

type Props = {
  record: CorrectedRecord;
  /** The stored periods. */
  periods: readonly HeldPeriod[];
  /** The one person that the record can have. */
  onlyPerson: PersonChoice | undefined;
  close: () => void;
  onSaved: () => void;
};

const formOf = ({ periods }: StoredHistory): HistoryForm => ({ history: rowsOf(periods) });

/** Corrects in place who had a record when: people, first and last days, lines more or fewer. */
export const HistoryEditor = ({ record, periods, onlyPerson, onSaved, ...props }: Props) => {
  const { t } = useTranslation(['history', 'form']);
  const { object, id, version } = record;
  const call = useCall(correctHistory);
  const edit = useEdit<HistoryForm, StoredHistory>({ record: { version, periods }, formOf, call });
  const { form, guard } = edit;
  const rows = form.values.history;
  const wordsOf = useRowWords(object);
  const close = (): void => {
    guard.allowLeaving();
    props.close();
  };

  const { addButton, setRows, change, add, remove } = useHistoryRows(edit, onlyPerson);
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

  return (
    <form
      className={classes.editor}
      noValidate
      aria-label={t('edit')}
      onSubmit={submitHandler(() => send(rows, edit.start))}
    >
      {guard.modal}
      <CorrectionProblem problem={edit.failure} issues={unplaced} />
      <div className={classes.intro}>
        <p>
          {t('intro')} {rows.some(({ isMasked }) => isMasked) && t('masked')}
        </p>
        <Button variant="default" size="xs" leftSection={<IconPlus />} onClick={add} ref={addButton}>
          {t('add')}
        </Button>
      </div>
      {rows.length === 0 && <p className={classes.none}>{t('none')}</p>}
      <ol className={classes.rows}>
        {rows.map((row, at) => {
          const path = (field: RowField): string => pathOf(at, rows.length, field);
          return (
            <RowFields
              key={row.key}
              row={row}
              object={object}
              onlyPerson={onlyPerson}
              pathOf={path}
              errorOf={(field) => form.errors[path(field)]}
              onChange={(field, values) => change(row.key, path(field), values)}
              onRemove={() => remove(row.key)}
            />
          );
        })}
      </ol>
      <Group justify="flex-end" gap={8}>
        <Button variant="default" onClick={cancel}>
          {t('form:foot.cancel')}
        </Button>
        <Button type="submit" loading={edit.saving} disabled={!edit.isChanged}>
          {t('save')}
        </Button>
      </Group>
      <StaleEdit
        edit={edit}
        title={t('stale')}
        labelOf={() => t('field')}
        show={(_, history) => <HistoryWords rows={history} />}
        onDiscard={close}
        send={({ history }, from) => send(history, from)}
      />
    </form>
  );
};
