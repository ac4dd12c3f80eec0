import { IconCar } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarRow } from '#shared/contract/fleet/car.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import { query } from '../../api/query.ts';
import type { FieldProps } from '../../form/field-props.ts';
import { PickerOption } from '../../form/picker-option.tsx';
import { SearchPicker, useSearchPicker } from '../../form/search-picker.tsx';
import { VehicleIcon } from '../../ui/vehicle-icon.tsx';

type Props = Omit<FieldProps<number>, 'onChange'> & { onChange: (id: number, vehicle: CarRow | undefined) => void };

const PER_PAGE = 30;

const nameOf = (car: CarRow): string => [vehicleName(car), car.plate].filter(Boolean).join(', ');

/** Chooses a vehicle that nobody drives, those of the pool included. */
export const VehiclePicker = ({ value = 0, onChange, ...field }: Props) => {
  const { t } = useTranslation('people');
  const picker = useSearchPicker();
  const [chosen, setChosen] = useState<CarRow>();
  const asked = { segment_id: 'unassigned', search_term: picker.asked, per_page: PER_PAGE };
  const answer = useQuery({ ...query(listCars, { query: asked }), placeholderData: keepPreviousData });
  const cars = answer.data?.data ?? [];
  const notice = answer.isError
    ? t('vehicle.failed')
    : answer.isPending
      ? t('vehicle.searching')
      : cars.length === 0
        ? t('vehicle.nothing')
        : undefined;
  return (
    <SearchPicker
      {...field}
      picker={picker}
      name={chosen && value > 0 ? nameOf(chosen) : ''}
      face={
        chosen && value > 0 ? (
          <VehicleIcon type={chosen.type} />
        ) : (
          <IconCar size={16} stroke={1.75} color="var(--dim)" />
        )
      }
      choose={t('vehicle.choose')}
      searchWords={t('vehicle.search')}
      notice={notice}
      hasFailed={answer.isError}
      isStale={answer.isPlaceholderData}
      onSubmit={(option) => {
        const car = cars.find(({ id }) => String(id) === option);
        setChosen(car);
        onChange(Number(option), car);
        picker.combobox.closeDropdown();
      }}
    >
      {cars.map((car) => (
        <PickerOption
          key={car.id}
          value={String(car.id)}
          chosen={car.id === value}
          face={<VehicleIcon type={car.type} />}
          line={[car.plate, car.is_pool_vehicle === 1 && t('vehicle.pool')].filter(Boolean).join(' · ')}
        >
          {vehicleName(car)}
        </PickerOption>
      ))}
    </SearchPicker>
  );
};
