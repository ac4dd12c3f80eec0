import { IconCar } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarRow } from '#shared/contract/fleet/car.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import { query } from '../api/query.ts';
import type { FieldProps } from '../form/field-props.ts';
import { PickerOption } from '../form/picker-option.tsx';
import { SearchPicker } from '../form/search-picker.tsx';
import { useSearchPicker } from '../form/use-search-picker.ts';
import { VehicleIcon } from '../ui/vehicle-icon.tsx';

/** What a picker knows of the vehicle that is chosen. */
export type ChosenVehicle = Pick<CarRow, 'brand' | 'model' | 'plate' | 'type'>;

type Props = Omit<FieldProps<number>, 'onChange' | 'placeholder'> & {
  /** The segment of the fleet to choose from. */
  segment: string;
  /** The placeholder while nothing is chosen, and what says that nothing was found. */
  choose: string;
  nothing: string;
  /** The vehicle of the value that a draft brings back. */
  restored?: ChosenVehicle | undefined;
  onChange: (id: number, vehicle: CarRow | undefined) => void;
};

const PER_PAGE = 30;

const nameOf = (car: ChosenVehicle): string => [vehicleName(car), car.plate].filter(Boolean).join(', ');

/** Chooses a vehicle of a segment by name or plate. */
export const VehiclePicker = ({ value = 0, segment, choose, nothing, restored, onChange, ...field }: Props) => {
  const { t } = useTranslation('fleet');
  const picker = useSearchPicker();
  const [chosen, setChosen] = useState<ChosenVehicle | undefined>(restored);
  const asked = { segment_id: segment, search_term: picker.asked, per_page: PER_PAGE };
  const answer = useQuery({ ...query(listCars, { query: asked }), placeholderData: keepPreviousData });
  const cars = answer.data?.data ?? [];
  const notice = answer.isError
    ? t('picker.failed')
    : answer.isPending
      ? t('picker.searching')
      : cars.length === 0
        ? nothing
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
      choose={choose}
      searchWords={t('picker.search')}
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
          line={[car.plate, car.is_pool_vehicle === 1 && t('pool')].filter(Boolean).join(' · ')}
        >
          {vehicleName(car)}
        </PickerOption>
      ))}
    </SearchPicker>
  );
};
