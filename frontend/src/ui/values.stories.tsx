import { Row } from '../stories/layout.tsx';
import type { Stories } from '../stories/story.ts';
import { ContactLink } from './contact-link.tsx';
import { CopyButton, CopyLinkButton } from './copy-button.tsx';
import { DefinitionList } from './definition-list.tsx';
import { DueDate } from './due-date.tsx';
import { Empty } from './empty.tsx';
import { MailLink } from './mail-link.tsx';
import { Money } from './money.tsx';
import { Plate } from './plate.tsx';
import { ShownOnce } from './shown-once.tsx';
import { ToneBadge } from './tone-badge.tsx';
import { Unbroken } from './unbroken.tsx';
import { toneNames } from './tokens.ts';

export const stories: Stories = {
  title: 'Badges and values',
  cases: {
    'States in every tone': () => (
      <Row>
        {toneNames.map((tone) => (
          <ToneBadge key={tone} tone={tone} dot>
            {tone}
          </ToneBadge>
        ))}
      </Row>
    ),
    'Plain facts': () => (
      <Row>
        <ToneBadge>Operational lease</ToneBadge>
        <ToneBadge tone="green">Yes</ToneBadge>
      </Row>
    ),
    'Values of a cell': () => (
      <Row>
        <Plate plate="1-XPA-207" />
        <Money value={53_140} />
        <Money value={-1234.5} currency="USD" />
        <Empty />
        <CopyButton value="01JD0S7X5V8Y" label="Copy request id" />
        <CopyLinkButton label="Copy link" />
        <ContactLink email="ann.peeters@noorderlicht.example" />
        <MailLink email="marie-antoinette@noorderlicht.example" />
        <ContactLink phone="+32 470 00 14 22" />
        <DueDate day="24/11/2026" soon={60} />
      </Row>
    ),
    'Serial numbers on one line': () => (
      <div style={{ width: 190 }}>
        <Unbroken text="Return Laptop, A-00140, C02-XQ7-88" />
      </div>
    ),
    'Something secret, shown once': () => (
      <ShownOnce text="Copy the key now: it is not shown again." value="bok_12_example" copy="Copy key" />
    ),
    'Names and values': () => (
      <DefinitionList
        items={[
          { key: 'brand', label: 'Brand, model', value: 'BMW 320d Touring' },
          { key: 'fuel', label: 'Fuel', value: 'Diesel' },
          { key: 'colour', label: 'Colour', value: null, addTo: '/fleet/4/edit' },
          { key: 'specifics', label: 'Specifics', value: null },
        ]}
      />
    ),
    'Names and values in a narrow card': () => (
      <DefinitionList narrow items={[{ key: 'place', label: 'Parking place', value: 'P2, 114' }]} />
    ),
  },
};
