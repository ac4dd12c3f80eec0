import { useTranslation } from 'react-i18next';
import { actorName } from '#shared/activity/actor-name.ts';
import { eventText, hasOwnSubject, ownSubjectOf, textsOfEvent } from '#shared/kinds/event-text.ts';
import type { ActivityItem } from '#shared/activity/events.ts';
import { shownLanguage } from '../ui/format.ts';
import { Link } from '../ui/router.ts';
import { splitAroundName } from './around-name.ts';
import classes from './activity.module.css';

type Props = {
  item: ActivityItem;
  /** The page of the record, given where the feed covers several records. */
  link?: string | undefined;
  /** How many more events like it the line stands for. */
  more?: string | undefined;
};

/** Stands around the record's name in a sentence; no text contains it, since control characters are refused. */
const PLACE = '\u0000';

/** Who did what; during an impersonation both names are shown. */
export const ActivityWords = ({ item, link, more }: Props) => {
  const { t } = useTranslation(textsOfEvent(item));
  const name = item.related_name;
  const record = link !== undefined && name ? <Link to={link}>{name}</Link> : undefined;
  const { sentence, lines } = eventText(item, t, shownLanguage(), record && `${PLACE}${name}${PLACE}`);
  const [start, , end] = sentence.split(PLACE);
  // A sentence that names the record by itself has the link there, and does not name it a second time.
  const around = record && end === undefined ? splitAroundName(sentence, name ?? '') : undefined;
  const [said = '', after] = around ?? [start, end];
  const subject = ownSubjectOf(item, said);
  const actor = actorName(item.real_name, t);
  const isNamedBelow = after === undefined && record !== undefined;
  const others = more !== undefined && <span className={classes.field}> {more}</span>;
  const who = item.acting_as === null ? actor : t('actingAs', { support: item.acting_as, name: actor });
  return (
    <>
      <p className={classes.words}>
        {!hasOwnSubject(item) && (
          <>
            <strong>{who}</strong>{' '}
          </>
        )}
        {subject !== undefined && <strong>{subject}</strong>}
        {said.slice(subject?.length ?? 0)}
        {after !== undefined && record}
        {after}
        {!isNamedBelow && others}
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
      {isNamedBelow && (
        <p className={classes.record}>
          {record}
          {others}
        </p>
      )}
    </>
  );
};
