import { Empty } from '../ui/empty.tsx';
import { ToneBadge } from '../ui/tone-badge.tsx';
import classes from './records.module.css';

const SHOWN = 3;

/** The first tags of a row as badges, and how many more there are. */
export const TagBadges = ({ tags }: { tags: readonly string[] }) => {
  if (tags.length === 0) return <Empty />;
  const more = tags.length - SHOWN;
  return (
    <span className={classes.badges} title={tags.join(', ')}>
      {tags.slice(0, SHOWN).map((tag) => (
        <ToneBadge key={tag}>{tag}</ToneBadge>
      ))}
      {more > 0 && <span className={classes.more}>+{more}</span>}
    </span>
  );
};
