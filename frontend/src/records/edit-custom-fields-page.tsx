import type { ObjectType } from '#shared/records/object-types.ts';
import { LoadedOnce } from '../api/loaded.tsx';
import { RequireRight } from '../ui/require-right.tsx';
import { Navigate, useParams, useSearchParams } from '../ui/router.ts';
import { safeBack } from '../ui/safe-back.ts';
import { CustomFieldsForm } from './custom-fields-form.tsx';
import { recordKinds } from './record-kinds.ts';
import { useRecord } from './use-record.ts';

/** The page /…/{id}/edit/customFields of one kind of record; an archived record leads back to its own page. */
export const customFieldsPageOf = (object: ObjectType) => () => (
  <RequireRight permission={recordKinds[object].write}>
    <RequireRight permission="custom-fields:view">
      <CustomFieldsRoute object={object} />
    </RequireRight>
  </RequireRight>
);

const CustomFieldsRoute = ({ object }: { object: ObjectType }) => {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const kind = recordKinds[object];
  const answer = useRecord(object, id);
  return (
    <LoadedOnce answer={answer}>
      {(record) => {
        const home = kind.path(record.id);
        if (record.deleted === 1) return <Navigate to={home} replace />;
        return (
          <CustomFieldsForm key={id} object={object} record={record} back={safeBack(params.get('back')) ?? home} />
        );
      }}
    </LoadedOnce>
  );
};
