import { useTranslation } from 'react-i18next';
import { recordKinds } from '../../records/record-kinds.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { useCan } from '../../ui/actor.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { useParams } from '../../ui/router.ts';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import { importConfigs, isImportObject, type ImportConfig } from './import-configs.ts';
import { ImportStep } from './import-step.tsx';
import { useImportPlace } from './use-import-place.ts';
import { WorkbookPage } from './workbook-page.tsx';

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

const importRights = Object.values(importConfigs).map(({ kind }) => recordKinds[kind].import);

/** The import of the kind of object that the address names, for users with its import right. */
export const ImportPage = () => {
  const { t } = useTranslation('imports');
  const { object = '' } = useParams();
  const canImport = useCan();
  if (object === 'workbook') {
    const right = importRights.find((permission) => canImport(permission));
    return (
      <RequireRight permission={right ?? 'people:import'} page={t('workbook.page')}>
        <WorkbookPage />
      </RequireRight>
    );
  }
  if (!isImportObject(object)) return <NotFound />;
  const config = importConfigs[object];
  const right = recordKinds[config.kind].import;
  return (
    <RequireRight permission={canImport(right) ? (config.also ?? right) : right} page={t(`${object}.page`)}>
      <Wizard key={object} config={config} />
    </RequireRight>
  );
};
