import { RequireRight } from '../../ui/require-right.tsx';
import { useSearchParams } from '../../ui/router.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { BulkWizard } from './bulk-wizard.tsx';

/** /assets/assign/bulk, three steps. Once the run has started the address names it, so that leaving is safe. */
export const BulkAssignPage = () => {
  const [params] = useSearchParams();
  const run = params.get('run');
  return (
    <RequireRight permission="assets:write">
      {run === null ? <BulkWizard /> : <BulkProgress key={run} runId={run} />}
    </RequireRight>
  );
};
