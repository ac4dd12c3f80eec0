import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplateDetails } from '#shared/contract/templates/template.ts';
import { ReminderSettings } from '../../../contracts/reminder-settings.tsx';
import { useScheduleWords } from '../../../contracts/use-schedule-words.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { useRequirements } from './use-requirements.ts';
import classes from './template-page.module.css';

type Props = { details: TemplateDetails; draft: DraftKeeper; isReadOnly: boolean };

/** When signers of what is made from the template are reminded. */
export const RemindersPanel = memo(({ details, draft, isReadOnly }: Props) => {
  const { t } = useTranslation('signing');
  const words = useScheduleWords();
  const { change, isPending, problem } = useRequirements(details, draft);
  return (
    <section>
      <h2 className={classes.panelTitle}>{t('reminders.title')}</h2>
      <div className={classes.reminders}>
        <ReminderSettings
          schedule={details}
          isReadOnly={isReadOnly}
          isSaving={isPending}
          problem={problem}
          onSave={change}
        >
          {words(details)}
        </ReminderSettings>
      </div>
    </section>
  );
});
