import type { ReactNode } from 'react';
import classes from './form-section.module.css';

/** A titled part of a long form. */
export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.section}>
    <h2 className={classes.title}>{title}</h2>
    {children}
  </section>
);
