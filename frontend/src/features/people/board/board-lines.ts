import {
  IconApps,
  IconCalendarEvent,
  IconCar,
  IconCash,
  IconDeviceLaptop,
  IconFileText,
  IconReceipt,
  IconSquare,
  IconSchool,
  IconSignature,
  IconUserPlus,
  IconUserQuestion,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { BoardItemOut } from '#shared/contract/people/get-board.ts';
import type { BoardItemKind } from '#shared/people/board.rules.ts';
import { decidableTypes } from '#shared/people/leaver-rights.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { sumMoney } from '#shared/values/money.ts';
import { listLink } from '../../../list/list-link.ts';
import { paths } from '../../../ui/paths.ts';
import { newAssetFor } from '../new-record-links.ts';
import type { Card } from './board-state.ts';
import { labelValue } from '../../../ui/label-value.ts';

type Icon = ComponentType<{ size?: number | string; stroke?: number | string }>;

/** A line of a card: what is open, and where it is done. */
export type BoardLine = {
  key: string;
  icon: Icon;
  text: string;
  to: string;
  isThing: boolean;
  /** What the things of the line cost a month in EUR; null where that is not known. */
  monthly: number | null;
  /** The item of the company's own checklist that the line is, which people tick. */
  own?: { id: number; name: string };
};

const icons: Readonly<Record<BoardItemKind, Icon>> = {
  contract: IconFileText,
  paper: IconSignature,
  receipt: IconReceipt,
  car: IconCar,
  asset: IconDeviceLaptop,
  software_license: IconApps,
  no_asset: IconDeviceLaptop,
  no_licence: IconApps,
  training: IconSchool,
  seat: IconSchool,
  wage: IconCash,
  team: IconUsersGroup,
  reports: IconUsers,
  leads: IconUserQuestion,
  days_off: IconCalendarEvent,
  requests: IconCalendarEvent,
  own: IconSquare,
};

const things: ReadonlySet<BoardItemKind> = new Set(['car', 'asset', 'software_license']);

type Words = TFunction<['leaver', 'contracts']>;

type Can = (permission: Permission) => boolean;

/** The rights that the page of a line asks for, where it changes something; who lacks them is led to the person. */
const asked: Partial<Readonly<Record<BoardItemKind, Permission>>> = {
  receipt: 'policies:add',
  no_asset: 'assets:write',
  no_licence: 'software:write',
  team: 'people:write',
};

const mayOpen = ({ kind, id }: BoardItemOut, can: Can): boolean => {
  if (things.has(kind)) return decidableTypes(can).length > 0;
  if (kind === 'contract' && id === null) return can('contracts:write');
  const right = asked[kind];
  return right === undefined || can(right);
};

const pathOf = (item: BoardItemOut, person: Card, can: Can): string => {
  if (!mayOpen(item, can)) return paths.person(person.id);
  const { kind, id, date } = item;
  const places: Readonly<Record<BoardItemKind, string>> = {
    contract: id === null ? paths.newContract({ employee: person.id }) : paths.contract(id),
    paper: paths.contract(id ?? 0),
    receipt: paths.personReceipt(person.id),
    car: paths.leaving(person.id),
    asset: paths.leaving(person.id),
    software_license: paths.leaving(person.id),
    no_asset: newAssetFor(person.id),
    no_licence: paths.addSoftwareToPerson(person.id),
    training: date === null ? paths.program(id ?? 0) : paths.trainingsOfPerson(person.id),
    seat: paths.trainingsOfPerson(person.id),
    wage: paths.person(person.id),
    team: `${paths.person(person.id)}/edit`,
    reports: listLink(paths.people, {
      filters: [{ column: 'reports_to', operator: 'is', values: [person.name] }],
    }),
    leads: paths.team(id ?? 0),
    days_off: paths.calendarOfPerson(person.id),
    requests: paths.daysOffOfPerson(person.id),
    own: paths.person(person.id),
  };
  return places[kind];
};

const textOf = ({ kind, name, count, date, state, who }: BoardItemOut, t: Words): string => {
  const names = { name: name ?? '', date: date ?? '', count: count ?? 0, who: who ?? '' };
  switch (kind) {
    case 'contract':
      return state === null
        ? t('leaver:board.item.contract')
        : t('leaver:board.item.contractIs', { state: t(`contracts:state.${state}`) });
    case 'paper':
      return labelValue(names.name, state === null ? '' : t(`contracts:state.${state}`));
    case 'car':
    case 'asset':
    case 'software_license':
      return names.name;
    case 'own':
      if (date === null) return who === null ? names.name : t('leaver:checklists.nameWho', names);
      return t(who === null ? 'leaver:checklists.due' : 'leaver:checklists.dueWho', names);
    case 'training':
      return date === null ? t('leaver:board.item.training', names) : labelValue(names.name, date);
    default:
      return t(`leaver:board.item.${kind}`, names);
  }
};

/** Assets and licences of a person share a line each; everything else has its own. */
const isShared = ({ kind }: BoardItemOut): boolean => kind === 'asset' || kind === 'software_license';

const monthlyOf = (items: readonly BoardItemOut[]): number | null => {
  const costs = items.flatMap(({ cost_monthly: cost }) => cost ?? []);
  return costs.length > 0 ? sumMoney(costs) : null;
};

/** Who could drive a vehicle next, which leads to the dialog that plans it. */
const nextDriverLine = ({ id, next_driver: next }: BoardItemOut, t: Words): BoardLine[] =>
  next === null || id === null
    ? []
    : [
        {
          key: `next ${id}`,
          icon: IconUserPlus,
          text: `${labelValue(t('leaver:next.one'), next.name)} ${t(`leaver:next.${next.why}`, { date: next.start_date })}`,
          to: paths.planDriver(id, next.employee_id, next.from),
          isThing: false,
          monthly: null,
        },
      ];

/** The lines of a card, in the order of the answer. */
export const linesOf = (person: Card, t: Words, can: Can): BoardLine[] => {
  const groups = Map.groupBy(person.open, (item) =>
    isShared(item) ? item.kind : `${item.kind} ${item.id} ${item.date}`,
  );
  return [...groups].flatMap(([key, [first, ...rest]]) =>
    first
      ? [
          {
            key,
            icon: icons[first.kind],
            text: [first, ...rest].map((item) => textOf(item, t)).join(', '),
            to: pathOf(first, person, can),
            isThing: things.has(first.kind),
            monthly: monthlyOf([first, ...rest]),
            ...(first.kind === 'own' && first.id !== null && { own: { id: first.id, name: first.name ?? '' } }),
          },
          ...nextDriverLine(first, t),
        ]
      : [],
  );
};
