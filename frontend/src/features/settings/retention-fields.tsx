import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { editRetention } from '#shared/contract/contracts/edit-retention.ts';
import type { VersionedRetention } from '#shared/contract/contracts/retention.ts';
import type { EndpointInput } from '#shared/contract/endpoint.ts';
import { useCall } from '../../api/query.ts';
import { DraftNotice } from '../../form/draft-notice.tsx';
import { StaleEdit } from '../../form/stale-edit.tsx';
import { useSettingsEdit } from '../../form/use-settings-edit.ts';
import { WholeNumberField } from '../../form/whole-number-field.tsx';
import { wholeNumberIssue } from '../../form/whole-number-issue.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { submitHandler } from '../../ui/submit-handler.ts';
import classes from './retention.module.css';

type Body = EndpointInput<typeof editRetention>['body'];
type Part = 'contracts' | 'months';

type Props<Name extends string> = {
  help: string;
  /** What else is to be said, above the button. */
  note?: ReactNode;
  save: string;
  names: readonly Name[];
  stored: VersionedRetention;
  boundsOf: (name: Name) => { min: number; max: number };
  labelOf: (name: Name) => string;
  /** The part of the setting that holds these numbers. */
  part: Part;
  /** What the numbers count. */
  unit: string;
};

/** The numbers as they are typed, by their names. */
type Typed = Readonly<Record<string, string>>;

const typedOf =
  (part: Part) =>
  (stored: VersionedRetention): Typed =>
    Object.fromEntries(Object.entries(stored[part]).map(([name, number]) => [name, String(number)]));

const bodyOf = (part: Part, changed: object, version: number): Body => {
  const numbers = Object.fromEntries(Object.entries(changed).map(([name, text]) => [name, Number(text)]));
  // why: the names of a part are those of its fields
  return { [part]: numbers, version } as Body;
};

/** Whole numbers of the setting that are saved together; only those that were changed are sent. */
export const RetentionFields = <Name extends string>({
  help,
  note,
  save,
  names,
  stored,
  boundsOf,
  labelOf,
  part,
  unit,
}: Props<Name>) => {
  const { t } = useTranslation('settings');
  const call = useCall(editRetention);
  const edit = useSettingsEdit<Typed, VersionedRetention>({
    stored,
    formOf: typedOf(part),
    issuesOf: () => [],
    call,
    save: (changed, version) => call.mutateAsync({ body: bodyOf(part, changed, version) }),
    onSaved: () => notifySuccess(t('retention.saved')),
  });
  const { form, start, failure } = edit;
  const textOf = (name: Name): string => form.values[name] ?? '';
  const isWrong = names.some(
    (name) => textOf(name).trim() === '' || wholeNumberIssue('', textOf(name), boundsOf(name)) !== undefined,
  );
  return (
    <form noValidate onSubmit={submitHandler(() => edit.send(form.values, start))}>
      <DraftNotice onDiscard={edit.draft.discard} />
      <p className={classes.text}>{help}</p>
      <div className={classes.years}>
        {names.map((name) => (
          <WholeNumberField
            key={name}
            label={labelOf(name)}
            {...boundsOf(name)}
            unit={unit}
            value={textOf(name)}
            onChange={(text) => form.setValues({ ...form.values, [name]: text })}
            error={failure?.fields.find(({ path }) => path === `${part}.${name}`)?.message}
          />
        ))}
      </div>
      {failure && failure.fields.length === 0 && <ErrorBox problem={failure} />}
      {note}
      <Button type="submit" disabled={!edit.isChanged || isWrong} loading={edit.saving}>
        {save}
      </Button>
      <StaleEdit
        edit={edit}
        // why: the names of the fields are those of the part
        labelOf={(name) => labelOf(name as Name)}
        show={(_, value) => value}
        onDiscard={() => edit.restart(edit.stale.continueFromTheirs().record)}
        send={edit.send}
      />
    </form>
  );
};
