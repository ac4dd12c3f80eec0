import { ActivityPanel } from '../../../activity/activity-panel.tsx';
import { DocumentsPanel } from '../../../documents/documents-panel.tsx';
import { CustomFieldsCard } from '../../../records/custom-fields-card.tsx';
import { TagsCard } from '../../../records/tags-card.tsx';
import { useCan } from '../../../ui/actor.tsx';
import type { RequestDetails } from './request-details.ts';
import classes from './pane.module.css';

const KIND = 'day_off_request';

/** What every record has; of an absence only for who may know its reasons. */
export const RecordParts = ({ request }: { request: RequestDetails }) => {
  const can = useCan();
  const mayEdit = can('days:write') && request.deleted === 0;
  const mayKnow = request.kind !== 'absence' || can('absences:reasons');
  return (
    <div className={classes.parts}>
      <div className={classes.column}>
        <ActivityPanel object={KIND} id={request.id} {...(mayKnow && { notesOn: KIND })} />
      </div>
      <div className={classes.column}>
        <TagsCard object={KIND} {...request} mayEdit={mayEdit} />
        <CustomFieldsCard object={KIND} id={request.id} fields={request.custom_fields} mayEdit={mayEdit} />
        {mayKnow && <DocumentsPanel object={KIND} id={request.id} />}
      </div>
    </div>
  );
};
