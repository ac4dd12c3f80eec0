import { useState } from 'react';
import classes from './tenant-mark.module.css';

type Props = { name: string; logo?: string | null; size?: 24 | 32 };

/** The company's logo in its own shape, or its first letter; its name stands beside it. */
export const TenantMark = ({ name, logo = null, size = 24 }: Props) => {
  const [broken, setBroken] = useState<string>();
  if (logo === null || logo === broken)
    return (
      <span
        aria-hidden="true"
        className={classes.mark}
        data-letter={Array.from(name)[0]?.toUpperCase()}
        style={{ width: size, height: size }}
      />
    );
  return (
    <span aria-hidden="true" className={classes.logo} style={{ minWidth: size, height: size }}>
      <img src={logo} alt="" onError={() => setBroken(logo)} />
    </span>
  );
};
