import { useTranslation } from 'react-i18next';
import { recordKinds } from '../../records/record-kinds.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { useParams } from '../../ui/router.ts';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import { importConfigs, isImportObject, type ImportConfig } from './import-configs.ts';
import { ImportStep } from './import-step.tsx';
import { useImportPlace } from './use-import-place.ts';

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

/** The import of the kind of object that the address names, for users with its import right. */
export const ImportPage = () => {
  const { t } = useTranslation('imports');
  const { object = '' } = useParams();
  if (!isImportObject(object)) return <NotFound />;
  const config = importConfigs[object];
  return (
    <RequireRight permission={recordKinds[config.kind].import} page={t(`${object}.page`)}>
      <Wizard key={object} config={config} />
    </RequireRight>
  );
};
