import { Empty } from '../ui/empty.tsx';
import { ToneBadge } from '../ui/tone-badge.tsx';
import classes from './records.module.css';

// Roughly the room of a cell: a badge is never cut off (docs/areas/screens.md#parts), so the tags that do not fit are
// counted.
const CHARACTERS = 40;
const PADDING = 3;

const fitting = (tags: readonly string[]): readonly string[] => {
  let used = 0;
  return tags.filter((tag, at) => {
    used += tag.length + PADDING;
    return at === 0 || used <= CHARACTERS;
  });
};

/** The tags of a row as badges, and how many more there are. */
export const TagBadges = ({ tags }: { tags: readonly string[] }) => {
  if (tags.length === 0) return <Empty />;
  const shown = fitting(tags);
  return (
    <span className={classes.badges} title={tags.join(', ')} data-tags>
      {shown.map((tag) => (
        <ToneBadge key={tag}>{tag}</ToneBadge>
      ))}
      {shown.length < tags.length && <span className={classes.more}>+{tags.length - shown.length}</span>}
    </span>
  );
};
