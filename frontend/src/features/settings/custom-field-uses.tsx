import { useTranslation } from 'react-i18next';
import type { DefinedField } from './custom-fields.ts';

type Uses = DefinedField['used_in'];

export const hasUses = (uses: Uses): boolean =>
  uses !== undefined && uses.segments.length + uses.views.length + uses.templates.length + uses.others > 0;

/** What depends on a custom field: lists that lose segments and views, `text` says for how long, and templates. */
export const CustomFieldUses = ({ uses, text }: { uses: Uses; text: string }) => {
  const { t } = useTranslation('custom-fields');
  const { segments = [], views = [], templates = [], others = 0 } = uses ?? {};
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
    </>
  );
};
