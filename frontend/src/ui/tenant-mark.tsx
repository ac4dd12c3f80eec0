import classes from './tenant-mark.module.css';

/** The company's first letter; its name stands beside it. */
export const TenantMark = ({ name, size = 24 }: { name: string; size?: 24 | 32 }) => (
  <span
    aria-hidden="true"
    className={classes.mark}
    data-letter={Array.from(name)[0]?.toUpperCase()}
    style={{ width: size, height: size }}
  />
);
