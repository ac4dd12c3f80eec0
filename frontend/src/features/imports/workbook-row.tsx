import { Anchor, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { recordKinds } from '../../records/record-kinds.ts';
import { useCan } from '../../ui/actor.tsx';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { importConfigs, isImportObject, type ImportObject } from './import-configs.ts';
import { WorkbookColumns } from './workbook-columns.tsx';
import type { WorkbookSheet } from './workbook-draft.ts';
import { Select } from '../../ui/select.tsx';
import classes from './workbook.module.css';

type Props = {
  sheet: WorkbookSheet;
  upload: string;
  isStarted: boolean;
  onObject: (object: ImportObject | null) => void;
  onDecide: (isAccepted: boolean) => void;
};

const busyStates = ['reading', 'checking', 'importing'] as const;

const KindChoice = ({ sheet: { sheet, object }, onObject }: Pick<Props, 'sheet' | 'onObject'>) => {
  const { t } = useTranslation('imports');
  const can = useCan();
  const kinds = Object.values(importConfigs).filter(({ kind }) => can(recordKinds[kind].import));
  return (
    <Select
      aria-label={t('workbook.kindOf', { sheet })}
      placeholder={t('workbook.leaveOut')}
      clearable
      data={kinds.map((config) => ({ value: config.object, label: t(`workbook.sheet.${config.object}`) }))}
      value={object}
      onChange={(value) => onObject(value !== null && isImportObject(value) ? value : null)}
    />
  );
};

/** The address of the check of a sheet, where every row can be looked at, and wrong ones are a file to correct. */
const checkOf = ({ object, importId, checkRun }: WorkbookSheet): string =>
  `${paths.importOf(object ?? '')}?${new URLSearchParams({
    step: 'check',
    import: importId ?? '',
    run: checkRun ?? '',
    filter: 'wrong',
  }).toString()}`;

const StateCell = ({ sheet, isStarted, onDecide }: Omit<Props, 'onObject' | 'upload'>) => {
  const { t } = useTranslation('imports');
  const { object, state, counts, problem, commitRun } = sheet;
  const busy = busyStates.find((one) => one === state);
  if (object === null || state === 'left') return t('workbook.leftOut');
  if (busy)
    return (
      <span className={classes.busy}>
        <Spinner /> {t(`workbook.${busy}`)}
      </span>
    );
  if (state === 'waiting') return isStarted ? t('workbook.waiting') : null;
  if (state === 'failed')
    return (
      <>
        <ToneBadge tone="red">{t('workbook.failed')}</ToneBadge>
        {problem !== undefined && <p>{problem}</p>}
        {commitRun !== undefined && (
          <Anchor component={Link} to={paths.run(commitRun)}>
            {t('workbook.run')}
          </Anchor>
        )}
      </>
    );
  const { new: added = 0, changed = 0, same = 0, wrong = 0 } = counts ?? {};
  if (state === 'decide')
    return (
      <>
        <ToneBadge tone="amber">{t('workbook.wrong', { count: wrong })}</ToneBadge>
        <p>{t('workbook.right', { count: added + changed })}</p>
        <div className={classes.actions}>
          {added + changed > 0 && <Button onClick={() => onDecide(true)}>{t('workbook.takeRight')}</Button>}
          <Button variant="default" onClick={() => onDecide(false)}>
            {t('workbook.skip')}
          </Button>
          <Anchor href={checkOf(sheet)} target="_blank">
            {t('workbook.look')}
          </Anchor>
        </div>
      </>
    );
  return (
    <>
      <ToneBadge tone="green">{t('workbook.done', { added, changed, same })}</ToneBadge>
      {wrong > 0 && (
        <Anchor href={checkOf(sheet)} target="_blank">
          {t('workbook.doneWrong', { count: wrong })}
        </Anchor>
      )}
      {commitRun !== undefined && (
        <Anchor component={Link} to={paths.run(commitRun)}>
          {t('workbook.run')}
        </Anchor>
      )}
    </>
  );
};

/** A sheet of the workbook: what it holds, and how far its import is. */
export const WorkbookRow = ({ sheet, upload, isStarted, onObject, onDecide }: Props) => {
  const { t } = useTranslation('imports');
  const { object } = sheet;
  return (
    <li>
      <div>
        <h3>{sheet.sheet}</h3>
        <WorkbookColumns sheet={sheet} upload={upload} isStarted={isStarted} />
      </div>
      <div className={classes.kind}>
        {isStarted ? object && t(`workbook.sheet.${object}`) : <KindChoice sheet={sheet} onObject={onObject} />}
      </div>
      <div className={classes.state}>
        <StateCell sheet={sheet} isStarted={isStarted} onDecide={onDecide} />
      </div>
    </li>
  );
};
