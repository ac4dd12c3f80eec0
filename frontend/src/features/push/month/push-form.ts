import { PAYROLL_MESSAGE_MAX } from '#shared/push/limits.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { tomorrowOf } from './payout-date.ts';

/** What is sent along with the lines. */
export type PushForm = {
  message: string;
  /** The push goes without a message although the office takes one. */
  isMessageLeftOut: boolean;
  wageDate: string;
  voucherDate: string;
  isRetryConfirmed: boolean;
  withCorrections: boolean;
};
export type ChangeForm = (change: Partial<PushForm>) => void;

export const emptyForm = (today: IsoDate): PushForm => ({
  message: '',
  isMessageLeftOut: false,
  wageDate: tomorrowOf(today),
  voucherDate: tomorrowOf(today),
  isRetryConfirmed: false,
  withCorrections: true,
});

/**
 * Whether the message can be sent as it is; a blank one only when it was left out on purpose
 * (docs/areas/push.md#pages).
 */
export const messageState = (
  { message, isMessageLeftOut }: Pick<PushForm, 'message' | 'isMessageLeftOut'>,
  takesMessages: boolean,
): 'fine' | 'wanted' | 'too_long' => {
  if (!takesMessages || isMessageLeftOut) return 'fine';
  if (message.trim() === '') return 'wanted';
  return message.length > PAYROLL_MESSAGE_MAX ? 'too_long' : 'fine';
};
