import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { editRetention } from '#shared/contract/contracts/edit-retention.ts';
import type { EndpointInput } from '#shared/contract/endpoint.ts';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../api/query.ts';
import { DraftNotice } from '../../form/draft-notice.tsx';
import { useKeptForm } from '../../form/use-kept-form.ts';
import { WholeNumberField } from '../../form/whole-number-field.tsx';
import { wholeNumberIssue } from '../../form/whole-number-issue.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { submitHandler } from '../../ui/submit-handler.ts';
import classes from './retention.module.css';

type Body = EndpointInput<typeof editRetention>['body'];

type Props<Name extends string> = {
  help: string;
  /** What else is to be said, above the button. */
  note?: ReactNode;
  save: string;
  names: readonly Name[];
  stored: Readonly<Record<Name, number>>;
  boundsOf: (name: Name) => { min: number; max: number };
  labelOf: (name: Name) => string;
  /** The part of the setting that holds these numbers. */
  part: 'contracts' | 'months';
};

/** Whole numbers of the setting that are saved together; only those that were changed are sent. */
export const RetentionFields = <Name extends string>({
  help,
  note,
  save: saveLabel,
  names,
  stored,
  boundsOf,
  labelOf,
  part,
}: Props<Name>) => {
  const { t } = useTranslation('settings');
  // why: the names are those of the stored numbers
  const texts = Object.fromEntries(names.map((name) => [name, String(stored[name])])) as Record<Name, string>;
  const { form, draft } = useKeptForm(texts);
  const save = useCall(editRetention);
  const problem = save.error?.problem;
  const textOf = (name: Name): string => form.values[name];
  const changed = names.filter((name) => textOf(name).trim() !== String(stored[name]));
  const isWrong = changed.some(
    (name) => textOf(name).trim() === '' || wholeNumberIssue('', textOf(name), boundsOf(name)),
  );
  const submit = (): void => {
    const numbers = Object.fromEntries(changed.map((name) => [name, Number(textOf(name))]));
    // why: the names of a part are those of its fields
    const body = { [part]: numbers } as Body;
    save.mutate({ body }, { onSuccess: () => notifySuccess(t('retention.saved')) });
  };
  return (
    <form noValidate onSubmit={submitHandler(submit)}>
      <DraftNotice onDiscard={draft.discard} />
      <p className={classes.text}>{help}</p>
      <div className={classes.years}>
        {names.map((name) => (
          <WholeNumberField
            key={name}
            label={labelOf(name)}
            {...boundsOf(name)}
            value={textOf(name)}
            onChange={(text) => form.setValues({ ...form.values, [name]: text })}
            error={problem?.fields.find(({ path }) => path === `${part}.${name}`)?.message}
          />
        ))}
      </div>
      {problem && problem.fields.length === 0 && <ErrorBox problem={problem} />}
      {note}
      <Button type="submit" disabled={changed.length === 0 || isWrong} loading={save.isPending}>
        {saveLabel}
      </Button>
    </form>
  );
};
