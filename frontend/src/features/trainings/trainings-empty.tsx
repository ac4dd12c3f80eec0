import { IconSchool } from '@tabler/icons-react';
import { ListFirst } from '../../list/list-first.tsx';
import { Suggestions } from '../../records/suggestions.tsx';
import { paths } from '../../ui/paths.ts';
import classes from './trainings-empty.module.css';

/** What the list shows while no course exists. */
export const TrainingsEmpty = () => (
  <ListFirst
    texts="trainings"
    icon={<IconSchool size={16} stroke={1.75} />}
    add={{ to: paths.newTraining, permission: 'trainings:write' }}
    also={
      <div className={classes.suggestions}>
        <Suggestions kind="program" />
      </div>
    }
    import={{ object: 'training', to: paths.importTrainings, permission: 'trainings:import' }}
  />
);
