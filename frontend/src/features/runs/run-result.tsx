import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RunView } from '#shared/contract/runs/run.ts';
import { paths } from '../../app/paths.ts';
import { Link } from '../../ui/router.ts';

const textOf = (result: RunView['result'], name: string): string => {
  const value = result?.[name];
  return typeof value === 'string' ? value : '';
};

/** Where what the run made is found: a file, the records, or the rows it checked. */
export const RunResult = ({ run }: { run: RunView }) => {
  const { t } = useTranslation('runs');
  const [url, file] = [textOf(run.result, 'file_url'), textOf(run.result, 'file_name')];
  if (url !== '') {
    return (
      <Button component="a" href={url} download={file} leftSection={<IconDownload />}>
        {t('download', { file })}
      </Button>
    );
  }
  const object = textOf(run.result, 'object');
  if (object !== 'car' && object !== 'employee') return null;
  const isCheck = run.kind === 'import-check';
  const [list, wizard] = object === 'car' ? [paths.fleet, paths.importVehicles] : [paths.people, paths.importPeople];
  const to = isCheck ? `${wizard}?step=check&import=${textOf(run.result, 'import_id')}` : list;
  return (
    <Button component={Link} to={to} variant="default">
      {t(isCheck ? 'toImport' : object === 'car' ? 'fleet' : 'people')}
    </Button>
  );
};
