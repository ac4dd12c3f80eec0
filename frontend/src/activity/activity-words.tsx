import { useTranslation } from 'react-i18next';
import type { ActivityItem } from '#shared/activity/events.ts';
import { eventText } from './event-text.ts';
import { namespaceOf } from './field-texts.ts';
import classes from './activity.module.css';

/** Who did what; behind an impersonation both names are told. */
export const ActivityWords = ({ item }: { item: ActivityItem }) => {
  const { t } = useTranslation(['activity', namespaceOf(item.relatedObject), 'documents']);
  const { sentence, lines } = eventText(item, t);
  const who =
    item.acting_as === null ? item.real_name : t('actingAs', { support: item.acting_as, name: item.real_name });
  return (
    <>
      <p className={classes.words}>
        <strong>{who}</strong> {sentence}
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
    </>
  );
};
