import type { ComponentType } from 'react';
import type { EmployeeOut, EmployeeRowOut } from '#shared/contract/people/employee.ts';
import type { Permission } from '#shared/permissions/rules.ts';

type Icon = ComponentType<{ size?: number | string; stroke?: number | string }>;
type OfPerson = ComponentType<{ person: EmployeeOut }>;

/** A fact in the head of a person's page; a value that draws nothing takes its label away. */
export type PersonFact = {
  key: string;
  /** A message key with its namespace. */
  label: string;
  permission: Permission;
  Value: ComponentType<{ person: EmployeeRowOut }>;
};

/** A card of a person's page. */
export type PersonCard = {
  key: string;
  place: 'main' | 'side';
  permission: Permission;
  /** The key that goes to the card after `g`. */
  jump?: string;
  Card: OfPerson;
};

/** Something that can be given to a person, by a page or by a dialog over theirs. */
export type PersonGift = {
  key: string;
  icon: Icon;
  label: string;
  permission: Permission;
} & ({ to: (id: number) => string } | { Dialog: ComponentType<{ person: EmployeeOut; close: () => void }> });

/** What `<area>.person.tsx` exports as `person`; the page of a person finds the file by its name. */
export type PersonPart = {
  /** The position among the parts of all areas, lowest first. */
  order: number;
  facts?: readonly PersonFact[];
  /** Something to be done about the person, with the way to do it. */
  Banner?: { permission: Permission; Message: OfPerson };
  cards?: readonly PersonCard[];
  gifts?: readonly PersonGift[];
};
