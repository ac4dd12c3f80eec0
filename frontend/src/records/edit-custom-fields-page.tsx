import type { ObjectType } from '#shared/activity/events.ts';
import { toProblemOf } from '../api/problem.ts';
import { ReadFailed } from '../ui/read-failed.tsx';
import { RequireRight } from '../ui/require-right.tsx';
import { Navigate, useParams, useSearchParams } from '../ui/router.ts';
import { safeBack } from '../ui/safe-back.ts';
import { CustomFieldsForm } from './custom-fields-form.tsx';
import { recordKinds } from './record-kinds.ts';

/** Spec A §2: /…/{id}/edit/customFields, one page for every kind of record. An archived record only reads. */
export const customFieldsPageOf = (object: ObjectType) => () => (
  <RequireRight permission={recordKinds[object].write}>
    <Loaded object={object} />
  </RequireRight>
);

const Loaded = ({ object }: { object: ObjectType }) => {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const kind = recordKinds[object];
  const answer = kind.useRecord(id);
  if (answer.isError) return <ReadFailed problem={toProblemOf(answer.error)} onRetry={() => void answer.refetch()} />;
  if (!answer.data || !answer.isFetchedAfterMount) return <div aria-busy="true" />;
  const back = safeBack(params.get('back')) ?? kind.path(answer.data.id);
  if (answer.data.deleted === 1) return <Navigate to={kind.path(answer.data.id)} replace />;
  return <CustomFieldsForm key={id} object={object} record={answer.data} back={back} />;
};
