import type { ReactNode } from 'react';
import { useIsLeaving } from '../ui/router.ts';
import { submitHandler } from '../ui/submit-handler.ts';
import classes from './form-sheet.module.css';

type Props = {
  /** A bar above the form. */
  bar?: ReactNode;
  /** Content beside the form, or under it on narrow screens. */
  aside?: ReactNode;
  /** What stands beside the form takes the rest of the width. */
  asideWide?: boolean | undefined;
  /** The buttons, aligned with the form; on the phone they take the place of the bottom bar. */
  foot: ReactNode;
  /** Takes the whole width, for a table. */
  wide?: boolean | undefined;
  onSubmit: () => void;
  children: ReactNode;
};

/** One column of 560 that scrolls between its bar and its foot (docs/areas/screens.md#pages). */
export const FormSheet = ({ bar, aside, asideWide = false, foot, wide = false, onSubmit, children }: Props) => {
  const isLeaving = useIsLeaving();
  const columns = {
    className: classes.columns,
    'data-aside': aside ? (asideWide ? 'wide' : true) : undefined,
    'data-wide': wide || undefined,
  };
  return (
    <form className={classes.sheet} noValidate onSubmit={submitHandler(isLeaving ? () => undefined : onSubmit)}>
      {bar}
      <div className={classes.body} data-form-body>
        <div {...columns}>
          <div className={classes.form}>{children}</div>
          {aside && <aside className={classes.aside}>{aside}</aside>}
        </div>
      </div>
      <div className={classes.foot} data-foot>
        <div {...columns}>
          <div className={classes.buttons}>{foot}</div>
        </div>
      </div>
    </form>
  );
};
