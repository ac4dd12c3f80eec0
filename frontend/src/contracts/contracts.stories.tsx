import { paths } from '../ui/paths.ts';
import { Fields, OnPress } from '../stories/layout.tsx';
import type { Stories } from '../stories/story.ts';
import { Typed } from '../stories/typed.tsx';
import { ContractsTabs } from './contracts-tabs.tsx';
import { PolicyCard } from './policy-card.tsx';
import { PolicyChoice } from './policy-choice.tsx';
import { PolicyForm } from './policy-form.tsx';
import { PolicyOfPerson } from './policy-of-person.tsx';
import { ReassignModal } from './reassign-modal.tsx';
import { ReminderSettings } from './reminder-settings.tsx';
import { StateBadge } from './state-badge.tsx';
import { TemplatePages } from './template-pages.tsx';
import { TemplatePdf } from './template-pdf.tsx';
import { TextChanges } from './text-changes.tsx';
import { TemplatePicker, type ChosenTemplate } from './template-picker.tsx';

const ann = { id: 1, name: 'Ann Peeters' };
const crumbs = [{ label: 'Assets', to: paths.assets }];
const toCard = {
  isHeld: true,
  addTo: paths.assetPolicy(1),
  receiptTo: (person: number) => paths.assetPolicy(1, person),
};
const schedule = { remind: 1, remind_first_days: 3, remind_every_days: 7 } as const;
const policy = { contract_id: 4, name: 'Policy laptop en gsm', state: 'signed', outdated: 1 } as const;

export const stories: Stories = {
  title: 'Contracts',
  cases: {
    'States of a contract': () => (
      <>
        <StateBadge row={{ state: 'draft', deleted: 0 }} />{' '}
        <StateBadge row={{ state: 'awaiting_employee', deleted: 0 }} />{' '}
        <StateBadge row={{ state: 'signed', deleted: 0 }} /> <StateBadge row={{ state: 'draft', deleted: 1 }} />
      </>
    ),
    'The tabs of contracts and templates': ContractsTabs,
    'The policy of a thing': () => <PolicyCard {...toCard} policy={policy} owed={null} />,
    'A thing that came back': () => (
      <PolicyCard {...toCard} isHeld={false} policy={null} owed={{ employee_id: 1, person_name: 'Ann Peeters' }} />
    ),
    'A template for a policy': () => (
      <Typed<ChosenTemplate> start={null}>
        {(field) => (
          <TemplatePicker
            {...field}
            label="Template"
            path="template_id"
            types={['asset_policy', 'car_policy']}
            error={undefined}
          />
        )}
      </Typed>
    ),
    'Beside a form, before a template is chosen': () => <TemplatePages template={null} />,
    'A policy beside an assignment': () => (
      <Fields>
        <Typed start="">{(field) => <PolicyChoice {...field} />}</Typed>
      </Fields>
    ),
    'A new policy': () => (
      <PolicyForm
        person={ann}
        things={[{ object_type: 'asset', object_id: 1, name: 'Laptop', mark: 'A-00001' }]}
        chosen={[{ object_type: 'asset', object_id: 1 }]}
        isReceipt={false}
        crumbs={crumbs}
        backTo={paths.assets}
      />
    ),
    'A receipt over what a person has': () => (
      <PolicyOfPerson person={ann} isReceipt crumbs={crumbs} backTo={paths.assets} />
    ),
    'What a user has, for another one': () => (
      <OnPress label="Transfer">{(close) => <ReassignModal from={ann} close={close} />}</OnPress>
    ),
    'Reminders of signers': () => (
      <ReminderSettings schedule={schedule} isReadOnly={false} isSaving={false} onSave={() => Promise.resolve(true)}>
        First after 3 days, then every 7 days.
      </ReminderSettings>
    ),
    'Reminders that are read only': () => (
      <ReminderSettings schedule={schedule} isReadOnly isSaving={false} onSave={() => Promise.resolve(true)}>
        First after 3 days, then every 7 days.
      </ReminderSettings>
    ),
    'Changed words of a text': () => (
      <TextChanges
        same="The text is the same."
        paragraphs={[
          [{ kind: 'same', text: 'Car policy' }],
          [
            { kind: 'same', text: 'Damage is reported within ' },
            { kind: 'removed', text: '24 ' },
            { kind: 'added', text: '48 ' },
            { kind: 'same', text: 'hours.' },
          ],
        ]}
      />
    ),
    'Texts without a change': () => <TextChanges same="The text is the same." paragraphs={[]} />,
    'Pages of a template that cannot be read': () => <TemplatePdf title="Policy" asked={{ template_id: 1 }} />,
  },
};
