import { Fields, noop, OnPress } from '../stories/layout.tsx';
import { customFields } from '../stories/sample-records.ts';
import { useSampleQuery } from '../stories/sample-queries.ts';
import type { Stories } from '../stories/story.ts';
import { AcceptanceActions } from './acceptance-actions.tsx';
import { AddFieldDialog } from './add-field-dialog.tsx';
import { CustomFieldInput } from './custom-field-input.tsx';
import { CustomFieldsCard } from './custom-fields-card.tsx';
import { HomeFigures } from './home-figures.tsx';
import { RefuseModal } from './refuse-modal.tsx';
import { RowsCard } from './rows-card.tsx';
import { Suggestions } from './suggestions.tsx';
import { TagBadges } from './tag-badges.tsx';
import { TagEditor } from './tag-editor.tsx';
import { TagsCard } from './tags-card.tsx';
import { VehiclePicker } from './vehicle-picker.tsx';

const tags = ['pool', 'Brussels', 'winter tyres', 'to be inspected before the summer'];

const Held = ({ names }: { names: readonly string[] }) => (
  <RowsCard
    title="Contracts"
    none="No contracts yet"
    answer={useSampleQuery(`rows of a card ${names.length}`, {
      data: { data: names.map((name, id) => ({ id, name })), count: names.length },
    })}
    head={[{ key: 'name', label: 'Name' }]}
    rowOf={({ id, name }) => ({ key: id, cells: { name } })}
    more={() => null}
    action={null}
  />
);

export const stories: Stories = {
  title: 'What every record has',
  cases: {
    'What can be said of an asset that awaits acceptance': () => (
      <AcceptanceActions asset={{ id: 4, name: 'Laptop', acceptance: 'awaiting' }} owner="Élodie Vandenbroucke" />
    ),
    'Why an owner refuses an asset': () => (
      <OnPress label="Refuse">
        {(close) => (
          <RefuseModal
            asset={{ id: 4, name: 'Laptop', acceptance: 'awaiting' }}
            owner="Élodie Vandenbroucke"
            close={close}
          />
        )}
      </OnPress>
    ),
    'Tags while they are changed': () => <TagEditor object="car" tags={tags} change={noop} />,
    'Tags that may be changed': () => <TagsCard object="car" id={4} version={1} tags={tags} mayEdit />,
    'Tags that may be read': () => <TagsCard object="car" id={4} version={1} tags={tags} mayEdit={false} />,
    'The first records of a person': () => <Held names={['Employment contract', 'Car policy']} />,
    'A person without records': () => <Held names={[]} />,
    'Figures of the home page': () => <HomeFigures>{({ today }) => <p>As of {today}</p>}</HomeFigures>,
    'Tags in a cell': () => <TagBadges tags={tags} />,
    'Custom fields with their values': () => <CustomFieldsCard object="car" id={4} fields={customFields} mayEdit />,
    'What most companies begin with': () => <Suggestions kind="asset_type" />,
    'A custom field that a page needs': () => (
      <OnPress label="Keep the column">
        {(close) => (
          <AddFieldDialog
            object="asset"
            start={{ name: 'T-shirt size', type: 'select_option', options: [{ name: 'M', archived: 0 }] }}
            onAdded={noop}
            close={close}
          />
        )}
      </OnPress>
    ),
    'No custom fields yet': () => <CustomFieldsCard object="car" id={4} fields={[]} mayEdit />,
    'A vehicle of the fleet': () => (
      <VehiclePicker
        label="Vehicle"
        segment="all"
        choose="Choose a vehicle"
        nothing="No vehicle found"
        value={0}
        onChange={noop}
      />
    ),
    'An input for every type of custom field': () => (
      <Fields>
        {customFields.map((field) => (
          <CustomFieldInput key={field.id} field={field} value={String(field.value ?? '')} onChange={noop} />
        ))}
      </Fields>
    ),
  },
};
