import { Button, Group, Text } from '@mantine/core';
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from '../ui/router.ts';
import { DraftNotice } from './draft-notice.tsx';
import { Modal } from '../ui/modal.tsx';
import { useUnloadQuestion } from './use-unload-question.ts';

export type RestoredDraft = {
  /** Begins anew; undefined while nothing was restored. */
  discard: (() => void) | undefined;
  forget: () => void;
};

/** The place of an entry in the history of the browser, which is there before the router has drawn it. */
const placeInHistory = (): number => Number((history.state as { idx?: number } | null)?.idx ?? 0);

/** What would be lost, or goes on, in the words of the question. */
type Words = 'leave' | 'leaveSaving' | 'leaveUpload';

type Guard = { modal: ReactNode; allowLeaving: () => void };
type StepBack = RefObject<(() => void) | undefined>;

const useGuard = (dirty: boolean, words: Words, draft?: RestoredDraft, stepBack?: StepBack): Guard => {
  const { t } = useTranslation('form');
  const forget = draft?.forget;
  const isAllowed = useRef(false);
  const place = useRef(0);
  useEffect(() => void (place.current = placeInHistory()), []);
  const [isStepping, setStepping] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (isAllowed.current || currentLocation.pathname === nextLocation.pathname) return false;
    const isBack = historyAction === 'POP' && placeInHistory() < place.current;
    const isStep = isBack && words !== 'leaveSaving' && stepBack?.current !== undefined;
    setStepping(isStep);
    return isStep || dirty;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked' || !isStepping) return;
    blocker.reset();
    stepBack?.current?.();
  }, [blocker, isStepping, stepBack]);
  const allowLeaving = useCallback(() => {
    isAllowed.current = true;
    forget?.();
  }, [forget]);
  useUnloadQuestion(dirty, isAllowed);
  const stay = () => blocker.reset?.();
  const leave = () => {
    if (words !== 'leaveSaving') forget?.();
    blocker.proceed?.();
  };
  const question = (
    <Modal
      opened={blocker.state === 'blocked' && !isStepping}
      onClose={stay}
      title={t(`${words}.title`)}
      closeButtonProps={{ 'aria-label': t('leave.close') }}
    >
      <Text size="md">{t(`${words}.text`)}</Text>
      <Group justify="flex-end" gap={8} mt={24}>
        <Button variant="default" onClick={leave}>
          {t(`${words}.go`)}
        </Button>
        <Button onClick={stay} data-autofocus>
          {t(`${words}.stay`)}
        </Button>
      </Group>
    </Modal>
  );
  const modal = (
    <>
      <DraftNotice onDiscard={draft?.discard} />
      {question}
    </>
  );
  return { modal, allowLeaving };
};

/**
 * Asks before a changed form is left, inside the app and when the tab closes
 * (docs/areas/screens.md#what-a-form-refuses). Render `modal`, and lift the guard right before navigating after a save.
 * With the draft of the form it also says that the draft was restored, and forgets it once it is saved or given up. What
 * is being saved cannot be given up: the question says so, and the draft stays until the save has succeeded. Back of the
 * browser does `stepBack` in place of leaving, for as long as there is one.
 */
export const useLeaveGuard = (dirty: boolean, draft?: RestoredDraft, isSaving = false, stepBack?: StepBack): Guard =>
  useGuard(dirty, isSaving ? 'leaveSaving' : 'leave', draft, stepBack);

/** Asks before a page is left whose upload would be stopped; render the question. */
export const useUploadGuard = (isSending: boolean): ReactNode => useGuard(isSending, 'leaveUpload').modal;
