import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { recordKinds } from '../../records/record-kinds.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import { importConfigs, type ImportConfig, type ImportObject } from './import-configs.ts';
import { ImportStep } from './import-step.tsx';
import { useImportPlace } from './use-import-place.ts';

/** The import of one kind of object, for users with its import right. */
const ImportPage = ({ object }: { object: ImportObject }) => {
  const { t } = useTranslation('imports');
  const config = importConfigs[object];
  return (
    <RequireRight permission={recordKinds[config.kind].import} page={t(`${object}.page`)}>
      <Wizard config={config} />
    </RequireRight>
  );
};

const Wizard = ({ config }: { config: ImportConfig }) => {
  const [place, goTo] = useImportPlace();
  switch (place.step) {
    case 'file':
      return <FileStep config={config} goTo={goTo} />;
    case 'columns':
      return (
        <ColumnsStep key={`${place.upload} ${place.header} ${place.sheet}`} config={config} place={place} goTo={goTo} />
      );
    case 'check':
      return <CheckStep config={config} place={place} goTo={goTo} />;
    case 'import':
      return <ImportStep config={config} place={place} goTo={goTo} />;
  }
};

export const importPages: Readonly<Record<ImportObject, () => ReactNode>> = {
  car: () => <ImportPage object="car" />,
  asset: () => <ImportPage object="asset" />,
  software: () => <ImportPage object="software" />,
  employee: () => <ImportPage object="employee" />,
  training: () => <ImportPage object="training" />,
  training_employee: () => <ImportPage object="training_employee" />,
  day_off_request: () => <ImportPage object="day_off_request" />,
  work_schedule: () => <ImportPage object="work_schedule" />,
  day_off_balance: () => <ImportPage object="day_off_balance" />,
};
