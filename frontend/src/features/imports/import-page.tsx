import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { recordKinds } from '../../records/record-kinds.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import { importLooks, type ImportLook, type ImportObject } from './import-objects.ts';
import { ImportStep } from './import-step.tsx';
import { useImportPlace } from './use-import-place.ts';

/** The import of one object, for whom has its import right. */
const ImportPage = ({ object }: { object: ImportObject }) => {
  const { t } = useTranslation('imports');
  const look = importLooks[object];
  return (
    <RequireRight permission={recordKinds[look.kind].import} page={t(`${object}.page`)}>
      <Wizard look={look} />
    </RequireRight>
  );
};

const Wizard = ({ look }: { look: ImportLook }) => {
  const [place, goTo] = useImportPlace();
  switch (place.step) {
    case 'file':
      return <FileStep look={look} goTo={goTo} />;
    case 'columns':
      return <ColumnsStep key={place.upload} look={look} place={place} goTo={goTo} />;
    case 'check':
      return <CheckStep look={look} place={place} goTo={goTo} />;
    case 'import':
      return <ImportStep look={look} place={place} goTo={goTo} />;
  }
};

export const importPages: Readonly<Record<ImportObject, () => ReactNode>> = {
  car: () => <ImportPage object="car" />,
  asset: () => <ImportPage object="asset" />,
  software: () => <ImportPage object="software" />,
  employee: () => <ImportPage object="employee" />,
};
