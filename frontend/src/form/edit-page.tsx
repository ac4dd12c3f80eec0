import type { ReactNode } from 'react';
import type { Crumb } from '../ui/crumbs.tsx';
import { useNavigate } from '../ui/router.ts';
import { FormPage } from './form-page.tsx';
import { StaleEdit } from './stale-edit.tsx';
import type { useEdit } from './use-edit.ts';
import type { EditStart } from './use-stale-edit.ts';

type Props<Values extends object, Stored extends { version: number }> = {
  edit: Pick<
    ReturnType<typeof useEdit<Values, Stored>>,
    'stale' | 'start' | 'issues' | 'isChanged' | 'guard' | 'saving' | 'failure' | 'values'
  > & { form: { setValues: (values: Values) => void } };
  title: string;
  /** From the list down to the record. */
  crumbs: readonly Crumb[];
  /** Where Cancel and discarding the changes lead; by default the last of the crumbs. */
  cancelTo?: string;
  submit: string;
  labelOf: (field: string) => string | undefined;
  /** The title of the dialog when somebody else saved first. */
  staleTitle: string;
  /** A value in words, for that dialog. */
  show: (field: keyof Values & string, value: Values[keyof Values]) => ReactNode;
  /** Checks and saves `mine` on top of the version that the edit started from. */
  send: (mine: Values, from: EditStart<Values, Stored>) => void;
  /** Replaces `send` where the button asks a question first. */
  onSubmit?: () => void;
  aside?: ReactNode;
  /** Other buttons than Cancel and save. */
  foot?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** The page of `useEdit`: summary, error box, leave question, and both versions when somebody else saved first. */
export const EditPage = <Values extends object, Stored extends { version: number }>({
  edit,
  crumbs,
  ...props
}: Props<Values, Stored>) => {
  const navigate = useNavigate();
  const { guard } = edit;
  const home = props.cancelTo ?? crumbs.at(-1)?.to ?? '/';
  const send = () => props.send(edit.values, edit.start);
  return (
    <FormPage
      title={props.title}
      crumbs={crumbs}
      cancelTo={home}
      submit={props.submit}
      saving={edit.saving}
      disabled={!edit.isChanged}
      issues={edit.issues}
      labelOf={props.labelOf}
      problem={edit.failure}
      aside={props.aside}
      foot={props.foot}
      onSubmit={props.onSubmit ?? send}
    >
      {guard.modal}
      {props.children}
      <StaleEdit
        edit={edit}
        title={props.staleTitle}
        labelOf={(field) => props.labelOf(field) ?? field}
        show={props.show}
        onDiscard={() => {
          guard.allowLeaving();
          void navigate(home);
        }}
        send={props.send}
      />
    </FormPage>
  );
};
