import { placesOf } from './training-store.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { PersonLink } from '#shared/links/link.ts';
import type { InvitationAnswer } from '#shared/trainings/names.ts';
import { freePlaces, hasPlace } from '#shared/trainings/participant.rules.ts';
import type { Participant } from '#shared/trainings/participant.ts';
import { DEFAULT_LANGUAGE, type Language } from '#shared/values/language.ts';
import { yesOrNoOf, type LinkPurposeHandler } from '#functions/platform/links/purpose-handler.ts';
import { invitationFile } from '#functions/platform/mail/invitation-file.ts';
import { mailSettings } from '#functions/platform/mail/mail-settings.ts';
import { languageOfPerson } from '#functions/platform/session/reader-language.ts';
import { trainingTexts } from '#functions/platform/texts/trainings.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { calendarOf, courseName, daysOf, personInvited, placeOf } from './invitation.ts';
import { participantEvents } from './participant-events.ts';
import { participantCollection, participantsByTraining, participantStore } from './participant-store.ts';
import { fillFreedPlaces } from './places.ts';
import { readTurn, takeTurn } from '#functions/platform/storage/turns.ts';
import { trainingNow, type KnownTraining } from './training-collection.ts';
import { trainingStore } from './training-store.ts';

const read = async ({ object_id: id }: PersonLink): Promise<{ invited: Participant; training: KnownTraining }> => {
  const [invited] = await Promise.all([participantStore.get(id), participantCollection.refresh()]);
  const stored = invited && (await trainingStore.get(invited.training_id));
  if (!stored) throw new AppError('not_found');
  return { invited, training: trainingNow(stored) };
};

/** Why there is nothing to answer any more; null while there is. */
const closedBy = (invited: Participant, training: KnownTraining, language: Language): string | null => {
  const words = trainingTexts(language).invitation;
  if (training.deleted === 1) return words.cancelled;
  if (invited.deleted === 1) return words.removed;
  return training.phase === 'held' ? words.over : null;
};

const factsOf = (training: KnownTraining, language: Language) => {
  const words = trainingTexts(language).invitation;
  return [
    { label: words.when, value: daysOf(training) },
    { label: words.where, value: placeOf(training, language) },
    { label: words.supplier, value: training.leverancier ?? '' },
    { label: words.information, value: training.additional_information ?? '' },
  ].filter(({ value }) => value !== '');
};

/** Who said no and now says yes gets a place if one is free, and waits otherwise. */
const comingBack = async (training: KnownTraining): Promise<{ after: Partial<Participant>; turn: Write[] }> => {
  if (training.seats === null) return { after: {}, turn: [] };
  const turn = await readTurn(placesOf(training.id));
  await participantCollection.refresh();
  const taken = participantsByTraining.rowsOf(training.id).filter(hasPlace).length;
  const isFree = (freePlaces(training.seats, taken) ?? 1) > 0;
  return {
    after: isFree ? {} : { waiting: 1, status: null, result: null, queued_at: now().toISOString() },
    turn: isFree ? [takeTurn(placesOf(training.id), turn)] : [],
  };
};

const answerWith = async (link: PersonLink, answer: InvitationAnswer): Promise<readonly Write[]> => {
  const { invited, training } = await read(link);
  const closed = closedBy(invited, training, DEFAULT_LANGUAGE);
  if (closed !== null) throw new AppError('conflict', { detail: closed });
  if (invited.answer === answer) return [];
  const isBack = answer === 'yes' && invited.answer === 'no';
  const { after, turn } = isBack ? await comingBack(training) : { after: {}, turn: [] };
  return [
    participantStore.update(invited, { ...invited, ...after, answer }),
    ...participantEvents(null, invited, 'participant_answered', { answer }),
    ...turn,
  ];
};

/** What a link in an invitation shows and does; the answer may be changed until the training is over. */
export const invitationLink: LinkPurposeHandler = {
  once: false,

  async detail(link, _at, language) {
    const { invited, training } = await read(link);
    const closed = closedBy(invited, training, language);
    const { from } = mailSettings();
    return {
      title: courseName(training),
      facts: factsOf(training, language),
      notice: closed ?? (invited.waiting === 1 ? trainingTexts(language).invitation.waiting : null),
      answers: closed === null ? ['yes', 'no'] : [],
      answer: invited.answer,
      ask: from === undefined ? null : { name: mailSettings().company, address: from },
    };
  },

  answer: (link, answer) => answerWith(link, yesOrNoOf(answer)),

  async answered({ object_id: id }) {
    const invited = await participantStore.get(id);
    if (invited?.answer === 'no') await fillFreedPlaces(invited.training_id);
  },

  async calendar(link) {
    const { invited, training } = await read(link);
    const calendar = calendarOf(
      training,
      invited,
      closedBy(invited, training, DEFAULT_LANGUAGE) === null ? 'REQUEST' : 'CANCEL',
    );
    const attendee = personInvited(invited);
    const { from, company } = mailSettings();
    if (!calendar || !attendee) throw new AppError('not_found');
    const organizer = { name: company, address: from ?? 'nobody@invalid' };
    const language = await languageOfPerson(invited.employee_id);
    return invitationFile({ calendar, language, organizer, attendee, stamp: invited.invited_at ?? invited.created_at });
  },
};
