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
 * Warns while a user types a serial number that an active asset visible to them already has; the warning blocks nothing
 * (docs/areas/assets.md#serial-number).
 */
export const SerialWarning = ({ serial, except }: { serial: string; except: number }) => {
  const { t } = useTranslation('assets');
  const [searched] = useDebouncedValue(serialKey(serial), DEBOUNCE_MS);
  const answer = useQuery({
    ...query(listAssets, { query: { search_term: searched, per_page: 30, segment_id: 'all' } }),
    enabled: searched !== '',
  });
  if (searched === '' || searched !== serialKey(serial)) return null;
  const duplicate = answer.data?.data.find(
    ({ id, serial_number: otherSerial }) =>
      id !== except && otherSerial !== null && serialKey(otherSerial) === searched,
  );
  if (!duplicate) return null;
  return (
    <Banner
      tone="amber"
      action={
        <a href={paths.asset(duplicate.id)} target="_blank" rel="noreferrer">
          {t('serial.open')}
        </a>
      }
    >
      {duplicate.owner_employee_name === null
        ? t('serial.takenInStock', { name: duplicate.name })
        : t('serial.takenBy', { name: duplicate.name, owner: duplicate.owner_employee_name })}
    </Banner>
  );
};
