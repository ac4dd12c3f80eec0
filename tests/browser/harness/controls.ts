import type { Page } from 'playwright-core';

/** The accessible name of a control: a string is its beginning, as the name of a required field ends in a star. */
type Name = string | RegExp;
const named = (name: Name): RegExp =>
  typeof name === 'string' ? new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) : name;

export const title = (on: Page, name: Name) => on.getByRole('heading', { level: 1, name }).waitFor();
export const button = (on: Page, name: Name) => on.getByRole('button', { name });
/** A button of the open dialog, which may have the name of the button that opens it. */
export const inDialog = (on: Page, name: Name) => on.getByRole('dialog').getByRole('button', { name });
export const link = (on: Page, name: Name) => on.getByRole('link', { name });
export const field = (on: Page, name: Name) => on.getByRole('textbox', { name: named(name) });
export const box = (on: Page, name: Name) => on.getByRole('combobox', { name: named(name) });

/** Clicks a card of a radio group. */
export const choose = (on: Page, group: string, card: string) =>
  on
    .getByRole('radiogroup', { name: named(group) })
    .getByRole('radio', { name: named(card) })
    .click();

/** Chooses one of the options that a select lists. */
export const pick = async (on: Page, name: Name, option: string): Promise<void> => {
  await box(on, name).click();
  await on.getByRole('option', { name: option, exact: true }).click();
};

/** Types into a select that searches, and chooses the first option with these words once they are what it shows. */
export const search = async (on: Page, name: Name, words: string): Promise<void> => {
  await box(on, name).click();
  await box(on, name).fill(words);
  // A list that changes under the pointer takes no press.
  await on.locator('[role=listbox][aria-busy=true]').waitFor({ state: 'detached' });
  await on.getByRole('option', { name: words }).first().click();
};
