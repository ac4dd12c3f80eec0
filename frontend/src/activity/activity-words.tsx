import { useTranslation } from 'react-i18next';
import { actorName } from '#shared/activity/actor-name.ts';
import { eventText, hasOwnSubject } from '#shared/kinds/event-text.ts';
import type { ActivityItem } from '#shared/activity/events.ts';
import { feedFactsOf } from '#shared/kinds/feed-facts.ts';
import { Link } from '../ui/router.ts';
import classes from './activity.module.css';

type Props = {
  item: ActivityItem;
  /** The page of the record, given where the feed covers several records. */
  link?: string | undefined;
};

/** Marks where the record's name goes in a sentence; no text contains it, since control characters are refused. */
const PLACE = '\u0000';

/** Who did what; during an impersonation both names are shown. */
export const ActivityWords = ({ item, link }: Props) => {
  const { t } = useTranslation(['activity', feedFactsOf(item.relatedObject).messages, 'documents']);
  const name = item.related_name;
  const record = link !== undefined && name ? <Link to={link}>{name}</Link> : undefined;
  const { sentence, lines } = eventText(item, t, record && PLACE);
  const [before, after] = sentence.split(PLACE);
  const actor = actorName(item.real_name, t);
  const who = item.acting_as === null ? actor : t('actingAs', { support: item.acting_as, name: actor });
  return (
    <>
      <p className={classes.words}>
        {!hasOwnSubject(item) && (
          <>
            <strong>{who}</strong>{' '}
          </>
        )}
        {before}
        {after !== undefined && record}
        {after}
      </p>
      {lines.length > 0 && (
        <ul className={classes.lines}>
          {lines.map(({ field, text }) => (
            <li key={field}>
              <span className={classes.field}>{field}</span> {text}
            </li>
          ))}
        </ul>
      )}
      {after === undefined && record && <p className={classes.record}>{record}</p>}
    </>
  );
};
