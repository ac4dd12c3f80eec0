import { RequireRight } from '../../ui/require-right.tsx';
import { useSearchParams } from '../../ui/router.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { BulkWizard } from './bulk-wizard.tsx';

/**
 * Assigns assets to many people in three steps: /assets/assign/bulk. The address names the run once it has started, so
 * leaving is safe.
 */
export const BulkAssignPage = () => {
  const [params] = useSearchParams();
  const run = params.get('run');
  return (
    <RequireRight permission="assets:write">
      {run === null ? <BulkWizard /> : <BulkProgress key={run} runId={run} />}
    </RequireRight>
  );
};
