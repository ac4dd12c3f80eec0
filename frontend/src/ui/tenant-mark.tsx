import classes from './tenant-mark.module.css';

type Props = { name: string; logo?: string | null; size?: 24 | 32 };

/** The company's logo, or its first letter; its name stands beside it. */
export const TenantMark = ({ name, logo = null, size = 24 }: Props) => (
  <span
    aria-hidden="true"
    className={classes.mark}
    data-letter={logo === null ? Array.from(name)[0]?.toUpperCase() : ''}
    style={{
      width: size,
      height: size,
      ...(logo !== null && { background: `center / contain no-repeat url("${logo}")` }),
    }}
  />
);
