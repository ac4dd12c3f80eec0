import { IconUsers } from '@tabler/icons-react';
import { Avatar } from './avatar.tsx';
import { Link } from './router.ts';
import classes from './person-chip.module.css';

type Props = {
  name: string;
  picture?: string | null | undefined;
  /** Makes the name a link. */
  to?: string;
};

/** Avatar and name, on one line. */
export const PersonChip = ({ name, picture, to }: Props) => (
  <span className={classes.chip}>
    <Avatar name={name} picture={picture} />
    {to === undefined ? (
      <span className={classes.name}>{name}</span>
    ) : (
      <Link to={to} className={classes.link}>
        {name}
      </Link>
    )}
  </span>
);

/** Stands where the face of a person would. */
export const NoFace = () => (
  <span className={classes.nobody} aria-hidden="true">
    <IconUsers size={12} stroke={1.75} />
  </span>
);

/** Takes the place of a `PersonChip` where there is no person: a pool, or nobody. */
export const NoPersonChip = ({ label }: { label: string }) => (
  <span className={classes.chip}>
    <NoFace />
    <span className={classes.dim}>{label}</span>
  </span>
);
