import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RunView } from '#shared/contract/runs/run.ts';
import { feedFactsOf } from '#shared/kinds/feed-facts.ts';
import { paths } from '../../ui/paths.ts';
import { objectTypeOf, recordKinds } from '../../records/record-kinds.ts';
import { Link } from '../../ui/router.ts';

const textOf = (result: RunView['result'], name: string): string => {
  const value = result?.[name];
  return typeof value === 'string' ? value : '';
};

/** The link to what a run made: a file, the records, or the rows it checked. */
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
  const object = objectTypeOf(textOf(run.result, 'object'));
  if (!object) return null;
  const isCheck = run.kind === 'import-check';
  const { list } = recordKinds[object];
  const page = paths.importOf(textOf(run.result, 'import_name'));
  const to = isCheck ? `${page}?step=check&import=${textOf(run.result, 'import_id')}` : list;
  return (
    <Button component={Link} to={to} variant="default">
      {t(isCheck ? 'toImport' : feedFactsOf(object).messages)}
    </Button>
  );
};
