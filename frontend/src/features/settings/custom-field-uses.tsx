import { useTranslation } from 'react-i18next';
import type { DefinedField } from './custom-fields.ts';

type Uses = DefinedField['used_in'];

export const hasUses = (uses: Uses): boolean => {
  if (uses === undefined) return false;
  const { segments, views, templates, reminders, others, other_reminders: otherReminders } = uses;
  return [segments, views, templates, reminders].some((names) => names.length > 0) || others + otherReminders > 0;
};

/** What depends on a custom field: lists that lose segments and views, `text` says for how long, templates and reminders. */
export const CustomFieldUses = ({ uses, text }: { uses: Uses; text: string }) => {
  const { t } = useTranslation('custom-fields');
  const { segments = [], views = [], templates = [], reminders = [], others = 0 } = uses ?? {};
  const otherReminders = uses?.other_reminders ?? 0;
  return (
    <>
      {segments.length + views.length + others > 0 && (
        <>
          <p>{text}</p>
          <ul>
            {segments.map((name) => (
              <li key={`segment ${name}`}>{t('settings.inSegment', { name })}</li>
            ))}
            {views.map((name) => (
              <li key={`view ${name}`}>{t('settings.inView', { name })}</li>
            ))}
            {others > 0 && <li>{t('settings.inOthers', { count: others })}</li>}
          </ul>
        </>
      )}
      {templates.length > 0 && (
        <>
          <p>{t('settings.inTemplates')}</p>
          <ul>
            {templates.map((name, at) => (
              <li key={`template ${at} ${name}`}>{t('settings.inTemplate', { name })}</li>
            ))}
          </ul>
        </>
      )}
      {reminders.length + otherReminders > 0 && (
        <>
          <p>{t('settings.inReminders')}</p>
          <ul>
            {reminders.map((text, at) => (
              <li key={`reminder ${at} ${text}`}>{t('settings.inReminder', { text })}</li>
            ))}
            {otherReminders > 0 && <li>{t('settings.inOtherReminders', { count: otherReminders })}</li>}
          </ul>
        </>
      )}
    </>
  );
};
