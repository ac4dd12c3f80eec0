import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { isFinished, useWorkbook } from './use-workbook.ts';
import type { WorkbookDraft } from './workbook-draft.ts';
import { WorkbookRow } from './workbook-row.tsx';
import classes from './workbook.module.css';

type Props = { upload: string; first: WorkbookDraft; onAgain: () => void };

/** The sheets of a workbook in the order of their import: what each holds, and how far it is. */
export const WorkbookSheets = ({ upload, first, onAgain }: Props) => {
  const { t } = useTranslation('imports');
  const { draft, choose, start, decide } = useWorkbook(upload, first);
  const { fileName, isStarted, sheets } = draft;
  const chosen = sheets.filter(({ object }) => object !== null).length;
  return (
    <div className={classes.page}>
      <h2>{t('workbook.sheets', { name: fileName })}</h2>
      <p className={classes.text}>{t('workbook.sheetsText')}</p>
      <div role="status" className={classes.status}>
        {isStarted && <Banner>{t(isFinished(draft) ? 'workbook.finished' : 'workbook.stay')}</Banner>}
      </div>
      <ol className={classes.sheets}>
        {sheets.map((sheet) => (
          <WorkbookRow
            key={sheet.sheet}
            sheet={sheet}
            upload={upload}
            isStarted={isStarted}
            onObject={(object) => choose(sheet.sheet, object)}
            onDecide={(isAccepted) => decide(sheet.sheet, isAccepted)}
          />
        ))}
      </ol>
      {chosen === 0 && <p className={classes.text}>{t('workbook.nothing')}</p>}
      <div className={classes.actions}>
        {!isStarted && (
          <Button disabled={chosen === 0} onClick={start}>
            {t('workbook.start')}
          </Button>
        )}
        {(!isStarted || isFinished(draft)) && (
          <Button variant="default" onClick={onAgain}>
            {t('workbook.again')}
          </Button>
        )}
      </div>
    </div>
  );
};
