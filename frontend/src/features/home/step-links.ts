import {
  IconApps,
  IconBeach,
  IconCar,
  IconDeviceLaptop,
  IconFileText,
  IconKey,
  IconSchool,
  IconSitemap,
  IconUsers,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { FirstStepKey } from '#shared/home/first-steps.ts';
import type { SuggestionKind } from '#shared/home/suggestions.ts';
import { paths } from '../../ui/paths.ts';

type StepLinks = {
  icon: ComponentType<{ size?: number | string; stroke?: number | string }>;
  /** Where each action of the step leads. */
  to: Readonly<Record<string, string>>;
  /** What can be added at a click to begin with. */
  suggests?: SuggestionKind;
};

export const stepLinks: Readonly<Record<FirstStepKey, StepLinks>> = {
  people: { icon: IconUsers, to: { import: paths.importPeople, add: paths.newPerson } },
  teams: { icon: IconSitemap, to: { open: paths.teams } },
  colleagues: { icon: IconKey, to: { add: paths.newUser } },
  fleet: { icon: IconCar, to: { import: paths.importVehicles, add: paths.newVehicle, features: paths.features } },
  assets: { icon: IconDeviceLaptop, to: { import: paths.importAssets, add: paths.newAsset }, suggests: 'asset_type' },
  software: { icon: IconApps, to: { import: paths.importSoftware, add: paths.newSoftwareProduct } },
  trainings: { icon: IconSchool, to: { import: paths.importTrainings, add: paths.newTraining }, suggests: 'program' },
  contracts: { icon: IconFileText, to: { templates: paths.templates } },
  daysOff: {
    icon: IconBeach,
    to: { types: paths.dayOffTypes, integration: paths.newIntegration },
    suggests: 'day_off_type',
  },
};
