import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { StaleEdit } from '../form/stale-edit.tsx';
import { submitHandler } from '../ui/submit-handler.ts';
import { CorrectionProblem } from './correction-problem.tsx';
import { pathOf, type RowField } from './history-form.ts';
import { HistoryWords } from './history-words.tsx';
import { RowFields } from './row-fields.tsx';
import { useHistoryEdit, type HistoryProps } from './use-history-edit.ts';
import classes from './history-editor.module.css';

/** Corrects in place who had a record when: people, first and last days, lines more or fewer. */
export const HistoryEditor = (props: HistoryProps) => {
  const { t } = useTranslation(['history', 'form']);
  const { object } = props.record;
  const { onlyPerson } = props;
  const { edit, rows, addButton, change, add, remove, unplaced, send, cancel, close } = useHistoryEdit(props);
  return (
    <form
      className={classes.editor}
      noValidate
      aria-label={t('edit')}
      onSubmit={submitHandler(() => send(rows, edit.start))}
    >
      {edit.guard.modal}
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
              errorOf={(field) => edit.form.errors[path(field)]}
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
