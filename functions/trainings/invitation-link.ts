import { placesOf } from './training-store.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { PersonLink } from '#shared/links/link.ts';
import type { InvitationAnswer } from '#shared/trainings/names.ts';
import { comesBack, freePlaces, hasPlace, isLeftOut } from '#shared/trainings/participant.rules.ts';
import type { Participant } from '#shared/trainings/participant.ts';
import { firstDayOf } from '#shared/trainings/training.rules.ts';
import type { Training } from '#shared/trainings/training.ts';
import { DEFAULT_LANGUAGE, type Language } from '#shared/values/language.ts';
import { yesOrNoOf, type LinkPurposeHandler } from '#functions/platform/links/purpose-handler.ts';
import { invitationFile } from '#functions/platform/mail/invitation-file.ts';
import { mailSettings } from '#functions/platform/mail/mail-settings.ts';
import { languageOfPerson } from '#functions/platform/session/reader-language.ts';
import { trainingTexts } from '#functions/platform/texts/trainings.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { calendarOf, courseName, daysOf, invitationMail, personInvited, placeOf } from './invitation.ts';
import { participantEvents } from './participant-events.ts';
import { participantCollection, participantsByTraining, participantStore } from './participant-store.ts';
import { fillFreedPlaces } from './places.ts';
import { readTurn, takeTurn } from '#functions/platform/storage/turns.ts';
import { trainingNow, type KnownTraining } from './training-collection.ts';
import { trainingStore } from './training-store.ts';

type AskedTraining = KnownTraining & Pick<Training, 'emptied_days'>;

const read = async ({ object_id: id }: PersonLink): Promise<{ invited: Participant; training: AskedTraining }> => {
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
  if (isLeftOut(invited)) return words.left_out;
  return training.phase === 'held' ? words.over : null;
};

const factsOf = (training: KnownTraining, language: Language) => {
  const words = trainingTexts(language).invitation;
  return [
    { label: words.when, value: daysOf(training, language) },
    { label: words.where, value: placeOf(training, language) },
    { label: words.supplier, value: training.leverancier ?? '' },
    { label: words.information, value: training.additional_information ?? '' },
  ].filter(({ value }) => value !== '');
};

type Return = { readonly after: Participant; readonly writes: readonly Write[] };

const returned = (invited: Participant, isFree: boolean): Return => {
  const after = { ...invited, ...comesBack(invited, isFree, now()) };
  const status = { old: invited.status, new: after.status };
  const isSet = status.new !== null && status.new !== status.old;
  return { after, writes: isSet ? participantEvents(null, invited, 'participant_status_changed', status) : [] };
};

/** Who said no and now says yes gets a place if one is free, and waits otherwise. */
const comingBack = async (invited: Participant, { id, seats }: KnownTraining): Promise<Return> => {
  if (seats === null) return returned(invited, true);
  const turn = await readTurn(placesOf(id));
  await participantCollection.refresh();
  const taken = participantsByTraining.rowsOf(id).filter(hasPlace).length;
  const isFree = (freePlaces(seats, taken) ?? 1) > 0;
  const { after, writes } = returned(invited, isFree);
  return { after, writes: isFree ? [...writes, takeTurn(placesOf(id), turn)] : writes };
};

/**
 * The page of a link shows the training as it is now: whoever answers there before the mail about its last change is
 * told of it with their answer, so that this mail does not ask again.
 */
const toldWithAnswer = (invited: Participant, after: Participant, training: AskedTraining): Return => {
  const { told_sequence: told } = invited;
  if (told === null || told >= training.sequence || !hasPlace(after)) return { after, writes: [] };
  const occasion = String(training.sequence);
  return {
    after: { ...after, told_sequence: training.sequence },
    writes: invitationMail('invitation_moved', training, invited, { occasion }),
  };
};

const answerWith = async (link: PersonLink, answer: InvitationAnswer): Promise<readonly Write[]> => {
  const { invited, training } = await read(link);
  const closed = closedBy(invited, training, DEFAULT_LANGUAGE);
  if (closed !== null) throw new AppError('conflict', { detail: closed });
  const isBack = answer === 'yes' && invited.answer === 'no';
  const back = isBack ? await comingBack(invited, training) : { after: invited, writes: [] };
  const told = toldWithAnswer(invited, { ...back.after, answer }, training);
  const isSame = invited.answer === answer;
  if (isSame && told.writes.length === 0) return [];
  return [
    participantStore.update(invited, told.after),
    ...(isSame ? [] : participantEvents(null, invited, 'participant_answered', { answer })),
    ...back.writes,
    ...told.writes,
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
      has_calendar: closed === null && firstDayOf(training) !== null,
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
