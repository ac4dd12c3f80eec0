/** A participant as told from other ones of the person and of the training. */
export const participantName = (of: { person_name: string; training_name: string }): string =>
  `${of.person_name}, ${of.training_name}`;
