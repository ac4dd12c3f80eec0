import type { ComponentType, ReactNode } from 'react';
import classes from './centred-notice.module.css';

type Props = {
  icon: ComponentType<{ size?: number; stroke?: number }>;
  title: string;
  children: ReactNode;
};

/** One message on an otherwise empty sheet, at its optical centre. */
export const CentredNotice = ({ icon: Icon, title, children }: Props) => (
  <div className={classes.page}>
    <section className={classes.notice}>
      <span className={classes.icon}>
        <Icon size={20} stroke={1.75} />
      </span>
      <h1>{title}</h1>
      {children}
    </section>
  </div>
);
