import { dayOffRights, type DayOffRight } from '#shared/days-off/day-off-right.ts';
import { daysOffSettings, type DaysOffSettings } from '#shared/days-off/days-off-settings.ts';
import { SATURDAY } from '#shared/days-off/names.ts';
import { thisYear } from '#functions/platform/runtime/clock.ts';
import { tenantSetting } from '#functions/platform/storage/tenant-setting.ts';

/** How far back days off may be asked for (docs/areas/days-off.md#limits). */
const PAST_DAYS = 31;

export const {
  read: readDaysOffSettings,
  readForChange: readSettingsForChange,
  write: writeDaysOffSettings,
  edit: editDaysOffSettings,
} = tenantSetting<DaysOffSettings>('days-off', daysOffSettings, () => ({
  past_days: PAST_DAYS,
  closing_day: SATURDAY,
  first_year: thisYear(),
  moved_holidays: [],
}));

const rightsSetting = tenantSetting('days-off-rights', dayOffRights, () => ({ rights: [] }));

export const readRights = async (): Promise<readonly DayOffRight[]> => (await rightsSetting.read()).rights;
export const readRightsForChange = rightsSetting.readForChange;
export const writeRights = (rights: readonly DayOffRight[]) => rightsSetting.write({ rights: [...rights] });
export const editRights = rightsSetting.edit;
