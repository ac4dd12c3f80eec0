import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serialKey } from '#shared/assets/asset.rules.ts';
import { listAssets } from '#shared/contract/assets/list-assets.ts';
import { query } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { Banner } from '../../ui/banner.tsx';

const DEBOUNCE_MS = 250;

/**
 * Warns while one types a serial number that an active asset in sight has; it blocks nothing
 * (docs/areas/assets.md#serial-number).
 */
export const SerialTaken = ({ serial, except }: { serial: string; except: number }) => {
  const { t } = useTranslation('assets');
  const [asked] = useDebouncedValue(serialKey(serial), DEBOUNCE_MS);
  const answer = useQuery({
    ...query(listAssets, { query: { search_term: asked, per_page: 30, segment_id: 'all' } }),
    enabled: asked !== '',
  });
  if (asked === '' || asked !== serialKey(serial)) return null;
  const other = answer.data?.data.find(
    ({ id, serial_number: taken }) => id !== except && taken !== null && serialKey(taken) === asked,
  );
  if (!other) return null;
  return (
    <Banner
      tone="amber"
      action={
        <a href={paths.asset(other.id)} target="_blank" rel="noreferrer">
          {t('serial.open')}
        </a>
      }
    >
      {other.owner_employee_name === null
        ? t('serial.takenInStock', { name: other.name })
        : t('serial.takenBy', { name: other.name, owner: other.owner_employee_name })}
    </Banner>
  );
};
