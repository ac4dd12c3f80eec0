/** The values of trainings and participants as they stand on the wire. This file has no schemas, for screens. */
export const participantStatuses = ['followed', 'not_pursued', 'not_fitting', 'reserved'] as const;
export type ParticipantStatus = (typeof participantStatuses)[number];

export const participantResults = ['passed', 'not_passed', 'interrupted', 'no_result', 'to_be_completed'] as const;
export type ParticipantResult = (typeof participantResults)[number];

export const invitationAnswers = ['yes', 'no'] as const;
export type InvitationAnswer = (typeof invitationAnswers)[number];

export const trainingTypes = ['formal', 'informal'] as const;
export const trainingLocations = ['on-site', 'off-site', 'online', 'buitenland'] as const;
/** What a line of the list of trainings is. */
export const courseTypes = ['program', 'session', 'one_off'] as const;
export const amountUnits = ['days', 'minutes'] as const;

/** Who sees a training in self-service. `other` is kept where it is stored and never offered. */
export const visibility = { nobody: 0, everybody: 1, teams: 2, other: 3 } as const;
export const visibilities = [0, 1, 2, 3] as const;
/** What a form offers. */
export const offeredVisibilities = [1, 2, 0] as const;

/** Where the certificate of a participant stands on a day. */
export const certificateStates = ['none', 'valid', 'soon', 'expired', 'renewed'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Where a training stands on a day. One without dates is planned. */
export const trainingPhases = ['planned', 'running', 'held'] as const;
export type TrainingPhase = (typeof trainingPhases)[number];

/** What happens to the sessions of a deleted program: they go with it, or stay as one-off courses. */
export const sessionFates = ['delete', 'keep'] as const;
export type SessionFate = (typeof sessionFates)[number];
