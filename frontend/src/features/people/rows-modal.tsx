import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { Issue } from '#shared/errors/issue.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { applyIssues } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/form-modal.tsx';
import classes from './rows.module.css';

type Row = { readonly key: string };

/** `errorOf` gives the message on the path of a field. */
export type RowFieldsProps<R extends Row> = {
  row: R;
  at: number;
  errorOf: (path: string) => ReactNode;
  change: (changed: R) => void;
};

type Props<R extends Row> = {
  words: { title: string; intro: string; add: string; submit: string; none?: string };
  /** The rows that are there; a blank one stands in their place where there are none. */
  initial: readonly R[];
  blank: (key: string) => R;
  max: number;
  issuesOf: (rows: readonly R[]) => readonly Issue[];
  saving: boolean;
  problem: Problem | undefined;
  /** Saves the rows; `failed` puts the issues of the answer on their fields. */
  save: (rows: readonly R[], failed: (issues: readonly Issue[]) => void) => void;
  close: () => void;
  isWide?: boolean;
  /** The name of a row, by its values, and that of the button which removes it. */
  nameOf: (row: R) => string;
  removeOf: (name: string) => string;
  Fields: ComponentType<RowFieldsProps<R>>;
};

/** A dialog for a list of rows that are added, corrected and removed, and saved together. */
export const RowsModal = <R extends Row>(props: Props<R>) => {
  const {
    words,
    initial,
    blank,
    max,
    issuesOf,
    saving,
    problem,
    save,
    close,
    isWide = false,
    nameOf,
    removeOf,
    Fields,
  } = props;
  const added = useRef(0);
  const newRow = (): R => blank(`new-${(added.current += 1)}`);
  const [rows, setRows] = useState<readonly R[]>(initial.length > 0 ? initial : [blank('first')]);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const set = (next: readonly R[]): void => {
    setErrors({});
    setRows(next);
  };
  const put = (issues: readonly Issue[]): void => applyIssues({ setErrors }, issues);
  const submit = (): void => {
    const issues = issuesOf(rows);
    if (issues.length > 0) put(issues);
    else save(rows, put);
  };
  return (
    <FormModal
      title={words.title}
      submit={words.submit}
      saving={saving}
      problem={problem}
      onSubmit={submit}
      close={close}
      isWide={isWide}
    >
      <p className={classes.intro}>{words.intro}</p>
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus />}
          disabled={rows.length >= max}
          onClick={() => set([newRow(), ...rows])}
        >
          {words.add}
        </Button>
      </div>
      {rows.length === 0 && words.none && <p className={classes.intro}>{words.none}</p>}
      <ol className={classes.rows}>
        {rows.map((row, at) => (
          <li key={row.key} className={classes.row} data-wide={isWide || undefined} aria-label={nameOf(row)}>
            <Fields
              row={row}
              at={at}
              errorOf={(path) => errors[path]}
              change={(changed) => set(rows.map((each) => (each === row ? changed : each)))}
            />
            <ActionIcon
              className={classes.remove ?? ''}
              aria-label={removeOf(nameOf(row))}
              onClick={() => set(rows.filter((each) => each !== row))}
            >
              <IconTrash size={16} stroke={1.75} />
            </ActionIcon>
          </li>
        ))}
      </ol>
    </FormModal>
  );
};
