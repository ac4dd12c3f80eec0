import type { ReactNode } from 'react';
import { Crumbs, type Crumb } from '../ui/crumbs.tsx';
import { FormFoot } from './form-foot.tsx';
import { FormSheet } from './form-sheet.tsx';
import classes from './form-page.module.css';

type Props = {
  title: string;
  /** What the form is part of, outermost first. */
  crumbs?: readonly Crumb[];
  intro?: ReactNode;
  cancelTo: string;
  /** The verb on the button: "Save changes". */
  submit: string;
  saving: boolean;
  disabled?: boolean;
  aside?: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
};

/** A page that edits one thing. */
export const FormPage = ({ title, crumbs = [], intro, cancelTo, submit, saving, disabled = false, ...rest }: Props) => (
  <FormSheet
    aside={rest.aside}
    onSubmit={rest.onSubmit}
    foot={<FormFoot cancelTo={cancelTo} submit={submit} saving={saving} disabled={disabled} />}
  >
    <header className={classes.head}>
      {crumbs.length > 0 && <Crumbs of={crumbs} />}
      <h1 className={classes.title}>{title}</h1>
      {intro && <p className={classes.intro}>{intro}</p>}
    </header>
    {rest.children}
  </FormSheet>
);
