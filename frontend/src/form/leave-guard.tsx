import { useLeaveGuard } from './use-leave-guard.tsx';

/** The leave guard for pages that never navigate by themselves while `dirty`. */
export const LeaveGuard = ({ dirty }: { dirty: boolean }) => useLeaveGuard(dirty).modal;
