import { reading, type RecordReadings } from '#shared/contract/records/record-reading.ts';
import { participantName } from '#shared/trainings/participant-name.ts';
import { findParticipant } from './find-participant.ts';
import { getProgram } from './get-program.ts';
import { getTraining } from './get-training.ts';

export const readings: RecordReadings = {
  program: reading(getProgram, ({ details, custom_fields: customFields }) => ({ ...details, customFields })),
  training: reading(getTraining, ({ details, custom_fields: customFields }) => ({ ...details, customFields })),
  training_employee: reading(findParticipant, ({ details, custom_fields: customFields }) => ({
    ...details,
    name: participantName(details),
    customFields,
  })),
};
