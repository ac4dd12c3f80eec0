import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { correctHistory } from '#shared/contract/people/correct-history.ts';
import type { Issue } from '#shared/errors/issue.ts';
import type { Problem } from '#shared/errors/problem.ts';
import type { HeldType } from '#shared/people/leaver.rules.ts';
import { useCall } from '../api/query.ts';
import { focusField } from '../form/focus-field.ts';
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
import { useRowWords } from './use-row-words.ts';
import classes from './history-editor.module.css';

export type CorrectedRecord = { object: HeldType; id: number; version: number };

type Stored = { version: number; periods: readonly HeldPeriod[] };
type Form = { history: HistoryRow[] };

type Props = {
  record: CorrectedRecord;
  /** The stored periods. */
  periods: readonly HeldPeriod[];
  /** The one person that the record can have. */
  onlyPerson: PersonChoice | undefined;
  close: () => void;
  onSaved: () => void;
};

/** The begin of the key of a row that was added here. */
const NEW = 'new-';

const formOf = ({ periods }: Stored): Form => ({ history: rowsOf(periods) });

/** Corrects in place who had a record when: people, first and last days, lines more or fewer. */
export const HistoryEditor = ({ record, periods, onlyPerson, onSaved, ...props }: Props) => {
  const { t } = useTranslation(['history', 'form']);
  const { object, id, version } = record;
  const call = useCall(correctHistory);
  const edit = useEdit<Form, Stored>({ record: { version, periods }, formOf, call });
  const { form, guard } = edit;
  const rows = form.values.history;
  const wordsOf = useRowWords(object);
  const added = useRef(Math.max(0, ...rows.map(({ key }) => Number(key.split(NEW)[1] ?? 0))));
  const close = (): void => {
    guard.allowLeaving();
    props.close();
  };
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(() => addButton.current?.focus(), []);

  const setRows = (next: HistoryRow[]): void => form.setFieldValue('history', next);
  const show = (issues: readonly Issue[], of: readonly HistoryRow[]): boolean => edit.issues.show(wordsOf(issues, of));

  const send = (mine: readonly HistoryRow[], { record: from, values }: EditStart<Form, Stored>): void => {
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

  const change = (key: string, path: string, values: Partial<HistoryRow>): void => {
    form.clearFieldError(path);
    setRows(rows.map((row) => (row.key === key ? { ...row, ...values } : row)));
  };
  const add = (): void => {
    edit.issues.clear();
    added.current += 1;
    const key = `${NEW}${added.current}`;
    const blank = { person: onlyPerson ?? null, employee_id: onlyPerson?.id ?? 0, isMasked: false };
    setRows([{ key, ...blank, first: '', last: '' }, ...rows]);
    setTimeout(() => focusField(pathOf(0, rows.length + 1, onlyPerson ? 'start_date' : 'employee_id')));
  };
  const remove = (key: string): void => {
    edit.issues.clear();
    setRows(rows.filter((row) => row.key !== key));
    addButton.current?.focus();
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
