import { Button } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commit } from '#shared/contract/imports/commit.ts';
import { parseDmy, toDmy } from '#shared/values/dates.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { DateField } from '../../form/date-field.tsx';
import { useActor } from '../../ui/actor.tsx';
import type { ImportConfig } from './import-configs.ts';
import { useRecheck } from './use-recheck.ts';
import type { CheckedRows } from './use-check.ts';
import type { GoTo, ImportPlace } from './use-import-place.ts';
import classes from './check-step.module.css';

/** Long enough to finish typing a date before the rows are checked again. */
const SETTLE_MS = 600;

type Props = { config: ImportConfig; place: ImportPlace; goTo: GoTo; checked: CheckedRows };

/** The day from which new owners count, and the button that says how many records will be imported. */
export const CheckFoot = ({ config, place, goTo, checked }: Props) => {
  const { t } = useTranslation('imports');
  const call = useCall(commit);
  const recheck = useRecheck(config.object, place, goTo, checked);
  const { today } = useActor();
  const from = place.from === '' ? today : toDmy(place.from);
  const [date, setDate] = useState(from);
  const valid = parseDmy(date) !== null;
  const records = t(`${config.object}.records`, { count: checked.records });

  const settle = useDebouncedCallback((text: string) => {
    const iso = parseDmy(text);
    if (iso !== null && text !== from) void recheck?.(iso);
  }, SETTLE_MS);

  const startImport = async (): Promise<void> => {
    try {
      const { run_id: run } = await call.mutateAsync({ body: { import_id: place.importId } });
      goTo({ step: 'import', run, filter: 'all', page: 1 });
    } catch (error) {
      notifyThrown(error);
    }
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowLeft />}
        onClick={() => goTo({ step: place.upload === '' ? 'file' : 'columns' })}
      >
        {t('back')}
      </Button>
      <span className={classes.grow} />
      {config.hasChangeDate && recheck && (
        <div className={classes.from}>
          <DateField
            label={t(`${config.object}.from`)}
            value={date}
            onChange={(text) => {
              setDate(text);
              settle(text);
            }}
          />
        </div>
      )}
      <Button
        disabled={checked.records === 0 || !valid || date !== from}
        loading={call.isPending}
        onClick={() => void startImport()}
      >
        {checked.records === 0 ? t('check.nothing') : t('check.go', { records })}
      </Button>
    </>
  );
};
