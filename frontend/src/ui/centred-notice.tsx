import type { ComponentType, ReactNode } from 'react';
import classes from './centred-notice.module.css';

type Props = {
  icon: ComponentType<{ size?: number; stroke?: number }>;
  title: string;
  /** It stands below the heading of the page, as the message of an empty part. */
  isPart?: boolean;
  children: ReactNode;
};

/** One message on an otherwise empty sheet, at its optical centre. */
export const CentredNotice = ({ icon: Icon, title, isPart = false, children }: Props) => (
  <div className={classes.page}>
    <section className={classes.notice}>
      <span className={classes.icon}>
        <Icon size={20} stroke={1.75} />
      </span>
      {isPart ? <h2>{title}</h2> : <h1>{title}</h1>}
      {children}
    </section>
  </div>
);
