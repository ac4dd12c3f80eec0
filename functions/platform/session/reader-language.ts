import { establishmentOf, languageAt } from '#shared/contracts/company.ts';
import type { UserRow } from '#shared/people/user.columns.ts';
import type { Language } from '#shared/values/language.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { readCompany } from './company.ts';
import { chosenLanguage } from './language.ts';
import { userCollection } from './user-collection.ts';

/** Who reads a mail or opens a link: a person, or a user by their address. */
export type Reader = { readonly employee_id: number | null; readonly to: { readonly address: string } };

const userWho = async (isReader: (user: UserRow) => boolean): Promise<UserRow | undefined> =>
  [...(await userCollection.refresh()).all()].find((each) => each.active === 1 && isReader(each));

/** Whether somebody can sign in, so that an address in the app leads them anywhere. */
export const canSignIn = async ({ employee_id: id }: Reader): Promise<boolean> =>
  id === null || (await userWho((user) => user.employee_id === id)) !== undefined;

const chosenBy = async (isReader: (user: UserRow) => boolean): Promise<Language | undefined> => {
  const user = await userWho(isReader);
  return user && chosenLanguage(user.id);
};

/** The language of a person: their own choice as a user, else that of their place of work (docs/areas/mail.md#language). */
export const languageOfPerson = async (id: number): Promise<Language> => {
  const [chosen, person, company] = await Promise.all([
    chosenBy((user) => user.employee_id === id),
    employeeStore.get(id),
    readCompany(),
  ]);
  return chosen ?? languageAt(company, person ? establishmentOf(company, person.team_ids) : null);
};

/** The language in which somebody reads what is sent to them. */
export const languageOfReader = async ({ employee_id: id, to }: Reader): Promise<Language> => {
  if (id !== null) return languageOfPerson(id);
  const address = to.address.trim().toLowerCase();
  const [chosen, company] = await Promise.all([
    chosenBy(({ email }) => email.trim().toLowerCase() === address),
    readCompany(),
  ]);
  return chosen ?? company.language;
};
