import { exportData } from '#shared/contract/people/export-data.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { useNavigate } from '../../ui/router.ts';

/** Starts the export of everything that is kept about a person; the page of its run has the file. */
export const useExportData = (personId: number): (() => void) => {
  const navigate = useNavigate();
  const call = useCall(exportData);
  return () =>
    call.mutate(
      { body: { employee_id: personId } },
      {
        onSuccess: ({ run_id: id }) => void navigate(paths.run(id)),
        onError: notifyThrown,
      },
    );
};
