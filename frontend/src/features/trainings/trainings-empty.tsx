import { IconSchool } from '@tabler/icons-react';
import { ListFirst } from '../../list/list-first.tsx';
import { Suggestions } from '../../records/suggestions.tsx';
import { paths } from '../../ui/paths.ts';

/** What the list shows while no course exists. */
export const TrainingsEmpty = () => (
  <ListFirst
    texts="trainings"
    icon={<IconSchool size={16} stroke={1.75} />}
    add={{ to: paths.newTraining, permission: 'trainings:write' }}
    also={<Suggestions kind="program" />}
    import={{ object: 'training', to: paths.importTrainings, permission: 'trainings:import' }}
  />
);
