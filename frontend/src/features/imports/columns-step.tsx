import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { check } from '#shared/contract/imports/check.ts';
import { toDmy } from '#shared/values/dates.ts';
import { useCall } from '../../api/query.ts';
import { problemFromError } from '../../api/problem.ts';
import { useLeaveGuard } from '../../form/use-leave-guard.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { useToday } from '../../ui/use-today.ts';
import { ColumnsNotices } from './columns-notices.tsx';
import { ColumnsTable } from './columns-table.tsx';
import { DefaultValues } from './default-values.tsx';
import { ImportFrame } from './import-frame.tsx';
import type { ImportConfig } from './import-configs.ts';
import { KeyChoice } from './key-choice.tsx';
import { LayoutChoice } from './layout-choice.tsx';
import {
  duplicateHeaders,
  keepDraft,
  mappingOf,
  readDraft,
  suggestedDraft,
  withField,
  type MappingDraft,
} from './mapping-draft.ts';
import { useImportFields } from './use-import-fields.ts';
import { useStartedImport, type StartedImport } from './use-started-import.ts';
import type { GoTo, ImportPlace } from './use-import-place.ts';
import classes from './columns-step.module.css';

type Props = { config: ImportConfig; place: ImportPlace; goTo: GoTo };

/** Step 2: the user chooses which column of the file fills which field. */
export const ColumnsStep = ({ config, place, goTo }: Props) => {
  const { t } = useTranslation('imports');
  const started = useStartedImport(config.object, place);
  if (started.data) return <Columns config={config} place={place} goTo={goTo} started={started.data} />;
  return (
    <ImportFrame config={config} step="columns">
      <div className={classes.page}>
        {started.isPending && <Skeleton height={320} radius={8} />}
        {started.isError && (
          <>
            {started.error.problem.code === 'not_found' ? (
              <ErrorBox title={t('file.refused')} message={t('columns.gone')} />
            ) : (
              <ErrorBox problem={problemFromError(started.error)} onRetry={() => void started.refetch()} />
            )}
            <Button variant="default" className={classes.start} onClick={() => goTo({ step: 'file' })}>
              {t('columns.again')}
            </Button>
          </>
        )}
      </div>
    </ImportFrame>
  );
};

const Columns = ({ config, place, goTo, ...props }: Props & { started: StartedImport }) => {
  const { t } = useTranslation('imports');
  const { started, customOf } = useImportFields(config.object, props.started);
  const importId = started.import_id;
  const [draft, setDraft] = useState(() => readDraft(importId) ?? suggestedDraft(started, config));
  const [edited, setEdited] = useState(false);
  const today = useToday();
  const call = useCall(check);
  const headers = started.columns.map(({ header }) => header);
  const duplicates = duplicateHeaders(draft, headers);
  const matched = headers.filter((header) => (draft.fields[header] ?? '') !== '').length;

  // A field without a value yet is none.
  const defaults = Object.fromEntries(Object.entries(draft.defaults).filter(([, value]) => value.trim() !== ''));
  const leave = useLeaveGuard(edited && !call.isSuccess);

  const change = (next: MappingDraft): void => {
    setDraft(next);
    setEdited(true);
    keepDraft(importId, next);
  };
  const setField = (header: string, field: string): void => change(withField(draft, header, field, config));
  const startCheck = async (): Promise<void> => {
    const from = place.from === '' ? today : place.from;
    const key = draft.keys.join(',');
    const body = { import_id: importId, mapping: mappingOf(draft), key, defaults, owner_change_date: toDmy(from) };
    try {
      const { run_id: run } = await call.mutateAsync({ body });
      keepDraft(importId, draft);
      goTo({ step: 'check', importId, run, key, from, filter: 'all', page: 1 });
    } catch {
      // The error box above the table shows the problem.
    }
  };
  return (
    <ImportFrame
      config={config}
      step="columns"
      fileName={started.file_name}
      foot={
        <>
          <Button variant="default" leftSection={<IconArrowLeft />} onClick={() => goTo({ step: 'file' })}>
            {t('back')}
          </Button>
          <span className={classes.summary}>{t('columns.summary', { matched, total: headers.length })}</span>
          <Button
            disabled={matched === 0 || duplicates.size > 0}
            loading={call.isPending}
            onClick={() => void startCheck()}
          >
            {t('columns.check')}
          </Button>
        </>
      }
    >
      {leave.modal}
      <div className={classes.page}>
        <ColumnsNotices
          started={started}
          config={config}
          draft={draft}
          onDefaults={(values) => change({ ...draft, defaults: values })}
          onField={setField}
        />
        <LayoutChoice started={started} onLayout={(layout) => goTo({ ...layout, importId: '' }, 'replace')} />
        {call.error && <ErrorBox problem={call.error.problem} />}
        <ColumnsTable started={started} draft={draft} duplicates={duplicates} customOf={customOf} onField={setField} />
        <DefaultValues
          started={started}
          draft={draft}
          onDefaults={(values) => change({ ...draft, defaults: values })}
        />
        <KeyChoice config={config} started={started} draft={draft} onKeys={(keys) => change({ ...draft, keys })} />
      </div>
    </ImportFrame>
  );
};
