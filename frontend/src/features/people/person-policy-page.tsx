import { useTranslation } from 'react-i18next';
import { PolicyOfPerson } from '../../contracts/policy-of-person.tsx';
import { paths } from '../../ui/paths.ts';
import { personCrumbs } from '../../ui/person-crumbs.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { useSearchParams } from '../../ui/router.ts';
import { PersonLoader } from './person-loader.tsx';
import type { PersonDetail } from './use-person.ts';

const PersonPolicy = ({ person }: { person: PersonDetail }) => {
  const { t } = useTranslation('people');
  const [params] = useSearchParams();
  return (
    <PolicyOfPerson
      person={person}
      isReceipt={params.get('kind') === 'return_receipt'}
      crumbs={personCrumbs(t('title'), person)}
      backTo={paths.person(person.id)}
    />
  );
};

/** Makes a policy or a receipt over what a person has: /people/{id}/policy. */
export const PersonPolicyPage = () => (
  <RequireRight permission="policies:add">
    <PersonLoader>{(person) => <PersonPolicy key={person.id} person={person} />}</PersonLoader>
  </RequireRight>
);
