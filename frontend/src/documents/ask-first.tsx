import { useUploadGuard } from '../form/use-leave-guard.tsx';

/** Asks before a file that is being sent is left behind. */
export const AskFirst = () => useUploadGuard(true);
