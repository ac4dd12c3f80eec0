import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listFields } from '#shared/contract/imports/list-fields.ts';
import { normalName } from '#shared/imports/normal-name.ts';
import { query } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import type { ImportObject } from './import-configs.ts';
import { saysUnmapped } from './unmapped.ts';
import type { WorkbookSheet } from './workbook-draft.ts';

type Props = { sheet: WorkbookSheet; upload: string; isStarted: boolean };

/** The address where the columns of one sheet are matched, and can be kept as custom fields. */
const columnsOf = (object: ImportObject, sheet: string, upload: string): string =>
  `${paths.importOf(object)}?${new URLSearchParams({ step: 'columns', upload, sheet }).toString()}`;

/** How many columns of a sheet are imported, and which are not; a column that was kept meanwhile is. */
export const WorkbookColumns = ({
  sheet: { sheet, object, columns, matched, unmatched },
  upload,
  isStarted,
}: Props) => {
  const { t } = useTranslation('imports');
  const { data } = useQuery({
    ...query(listFields, { params: { object: object ?? 'car' } }),
    enabled: object !== null && unmatched.length > 0 && !isStarted,
  });
  const kept = new Set(data?.data.flatMap(({ header, is_own_label: isOwn }) => (isOwn ? normalName(header) : [])));
  const left = unmatched.filter((header) => !kept.has(normalName(header)));
  const isKeepable = object !== null && !isStarted && left.length > 0 && (data?.custom_fields_of ?? null) !== null;
  return (
    <>
      {matched > 0 && (
        <p>{t('workbook.matched', { matched: matched + unmatched.length - left.length, total: columns })}</p>
      )}
      {left.length > 0 && <p>{saysUnmapped(t, left)}</p>}
      {isKeepable && (
        <Anchor href={columnsOf(object, sheet, upload)} target="_blank">
          {t('workbook.keep', { count: left.length })}
        </Anchor>
      )}
    </>
  );
};
