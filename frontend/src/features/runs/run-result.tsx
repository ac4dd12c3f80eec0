import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { getRun } from '#shared/contract/runs/get-run.ts';
import type { RunView } from '#shared/contract/runs/run.ts';
import { feedFactsOf } from '#shared/kinds/feed-facts.ts';
import { callEndpoint } from '../../api/call.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { downloadFile } from '../../ui/download-file.ts';
import { paths } from '../../ui/paths.ts';
import { objectTypeOf, recordKinds } from '../../records/record-kinds.ts';
import { Link } from '../../ui/router.ts';

const textOf = (result: RunView['result'], name: string): string => {
  const value = result?.[name];
  return typeof value === 'string' ? value : '';
};

/** The link to the file that a run made. Its address is valid for a minute, so that a click asks for a new one. */
const FileLink = ({ run, url, file }: { run: RunView; url: string; file: string }) => {
  const { t } = useTranslation('runs');
  const client = useQueryClient();
  const save = async (event: MouseEvent): Promise<void> => {
    event.preventDefault();
    try {
      const { result } = await callEndpoint(getRun, { params: { run_id: run.run_id }, query: { per_page: '1' } });
      const now = textOf(result, 'file_url');
      if (now !== '') downloadFile(now, file);
      // It is not given any more: the page says why.
      else await client.invalidateQueries({ queryKey: [getRun.id] });
    } catch (error) {
      notifyThrown(error);
    }
  };
  return (
    <Button component="a" href={url} download={file} leftSection={<IconDownload />} onClick={(at) => void save(at)}>
      {t('download', { file })}
    </Button>
  );
};

/** The link to what a run made: a file, the records, or the rows it checked. */
export const RunResult = ({ run }: { run: RunView }) => {
  const { t } = useTranslation('runs');
  const [url, file] = [textOf(run.result, 'file_url'), textOf(run.result, 'file_name')];
  if (url !== '') return <FileLink run={run} url={url} file={file} />;
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
