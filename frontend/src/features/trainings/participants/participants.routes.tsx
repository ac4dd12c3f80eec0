import type { RouteObject } from '../../../ui/router.ts';

/** The pages of participants, with whole paths (docs/areas/trainings.md#pages). */
export const participantRoutes: RouteObject[] = [
  {
    path: 'trainings/participants',
    lazy: async () => ({ Component: (await import('./participants-page.tsx')).ParticipantsPage }),
  },
  {
    path: 'trainings/participants/:id',
    lazy: async () => ({ Component: (await import('./participant-page.tsx')).FoundParticipantPage }),
  },
  {
    path: 'trainings/participants/:id/edit/customFields',
    lazy: async () => ({
      Component: (await import('../../../records/edit-custom-fields-page.tsx')).customFieldsPageOf('training_employee'),
    }),
  },
  {
    path: 'trainings/right',
    lazy: async () => ({ Component: (await import('./balances-page.tsx')).BalancesPage }),
  },
  {
    path: 'trainings/:id/add',
    lazy: async () => ({ Component: (await import('./add-participants-page.tsx')).AddParticipantsPage }),
  },
  {
    path: 'trainings/:id/remove',
    lazy: async () => ({ Component: (await import('./remove-participants-page.tsx')).RemoveParticipantsPage }),
  },
  {
    path: 'trainings/:id/participation',
    lazy: async () => ({ Component: (await import('./changes-page.tsx')).StatusesPage }),
  },
  {
    path: 'trainings/:id/results',
    lazy: async () => ({ Component: (await import('./changes-page.tsx')).ResultsPage }),
  },
  {
    path: 'trainings/:training_id/employees/:employee_id',
    lazy: async () => ({ Component: (await import('./participant-page.tsx')).ParticipantPage }),
  },
  {
    path: 'trainings/:id/employees/:employee_id/edit/customfields',
    lazy: async () => ({ Component: (await import('./participant-fields-page.tsx')).ParticipantFieldsPage }),
  },
  {
    path: 'people/:id/trainings',
    lazy: async () => ({ Component: (await import('./person-trainings-page.tsx')).PersonTrainingsPage }),
  },
];
