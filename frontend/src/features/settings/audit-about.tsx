import { useTranslation } from 'react-i18next';
import type { AuditLineOut } from '#shared/contract/activity/audit.ts';
import { auditedEvents } from '#shared/audit/audit-acts.ts';
import { eventText } from '#shared/kinds/event-text.ts';
import { Empty } from '../../ui/empty.tsx';
import { shownLanguage } from '../../ui/format.ts';
import classes from './audit.module.css';

type Description = { sentence?: string; lines: readonly { field: string; text: string }[] };

/** The types of entry whose sentence says more than the column of what happened. */
const withSentence: readonly string[] = [
  'role_updated',
  'features_updated',
  'exported',
  'webhook_changed',
  'api_key_added',
  'integration_changed',
  'integration_reauthenticated',
];

const useDescription = (line: AuditLineOut): Description => {
  const { t } = useTranslation(['activity', 'settings', 'people']);
  const event = auditedEvents.find((name) => name === line.what);
  if (!event) return { lines: [] };
  const { sentence, lines } = eventText(
    {
      id: String(line.id),
      event_type: event,
      event_info_json: line.event_info_json,
      real_name: line.who,
      user_avatar: null,
      date_formatted: line.date_formatted,
      at: line.at,
      acting_as: line.acting_as,
      relatedObject: 'user',
      relatedObjectId: Math.max(line.user_id, 1),
    },
    t,
    shownLanguage(),
  );
  return { ...(withSentence.includes(event) && lines.length === 0 && { sentence }), lines };
};

/** What a line is about, with what changed. */
export const AuditAbout = ({ line }: { line: AuditLineOut }) => {
  const { sentence, lines } = useDescription(line);
  const { purpose } = line.event_info_json;
  const more = [sentence, purpose].filter((text) => typeof text === 'string');
  return (
    <span className={classes.about} data-long={more.length + lines.length > 0 || undefined}>
      {line.about || <Empty />}
      {more.map((text) => (
        <span key={text} className={classes.dim}>
          {text}
        </span>
      ))}
      {lines.map(({ field, text }) => (
        <span key={field} className={classes.dim}>
          {field} {text}
        </span>
      ))}
    </span>
  );
};
