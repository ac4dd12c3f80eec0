import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { errorFile } from '#shared/contract/imports/error-file.ts';
import { useDownload } from '../../api/use-download.ts';
import { Pager } from '../../ui/pager.tsx';
import { CheckFindings } from './check-findings.tsx';
import { CheckCounts } from './check-counts.tsx';
import { CheckFoot } from './check-foot.tsx';
import { CheckMatched } from './check-matched.tsx';
import { CheckTable } from './check-table.tsx';
import { ImportFrame } from './import-frame.tsx';
import type { ImportConfig } from './import-configs.ts';
import { StepTitle } from '../../wizard/step-title.tsx';
import { ROWS_PER_PAGE, type CheckedRows } from './use-check.ts';
import type { GoTo, ImportPlace } from './use-import-place.ts';
import classes from './check-step.module.css';

type Props = { config: ImportConfig; place: ImportPlace; goTo: GoTo; checked: CheckedRows; busy: boolean };

/** The counts, which act as filters, and the rows with their errors and changes. */
export const CheckReport = ({ config, place, goTo, checked, busy }: Props) => {
  const { t } = useTranslation('imports');
  const file = useDownload(errorFile);
  const { counts, count, commit_run_id: committed } = checked;
  const total = counts.new + counts.changed + counts.same + counts.wrong;
  // The import was started in another tab or the page was opened by an old link: the last step shows its result.
  useEffect(() => {
    if (committed !== null) goTo({ step: 'import', run: committed }, 'replace');
  }, [committed, goTo]);
  return (
    <ImportFrame
      config={config}
      step="check"
      fileName={checked.file_name}
      foot={<CheckFoot config={config} place={place} goTo={goTo} checked={checked} />}
    >
      <div className={classes.head}>
        <div className={classes.words}>
          <StepTitle className={classes.title}>{t('check.title', { count: total })}</StepTitle>
          {counts.wrong > 0 && <p className={classes.intro}>{t('check.intro')}</p>}
          <CheckMatched checked={checked} place={place} goTo={goTo} />
        </div>
        {counts.wrong > 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload />}
            loading={file.busy}
            onClick={() => void file.download({ query: { import_id: place.importId } })}
          >
            {t('check.wrongRows')}
          </Button>
        )}
      </div>
      <CheckFindings checked={checked} />
      <CheckCounts
        counts={counts}
        total={total}
        filter={place.filter}
        onFilter={(filter) => goTo({ filter, page: 1 }, 'replace')}
      />
      <CheckTable config={config} checked={checked} keys={place.key.split(',')} filter={place.filter} busy={busy} />
      {count > ROWS_PER_PAGE && (
        <Pager page={place.page} perPage={ROWS_PER_PAGE} count={count} onPage={(page) => goTo({ page }, 'replace')} />
      )}
    </ImportFrame>
  );
};
