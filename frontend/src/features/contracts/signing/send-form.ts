import type { ContractDetails } from '#shared/contract/contracts/contract.ts';
import type { EndpointCall } from '#shared/contract/endpoint.ts';
import type { sendToEmployee } from '#shared/contract/signing/send-to-employee.ts';
import type { AddressType } from '#shared/contracts/names.ts';
import { defaultDeadline, isLateForStart } from '#shared/contracts/signing-times.rules.ts';
import { isoOf, toDmy, type IsoDate } from '#shared/values/dates.ts';

/** What is asked before a contract is sent. */
export type SendForm = {
  address: AddressType;
  message: string;
  deadline: string;
  /** Whether it is sent although values are missing, and why. */
  override: boolean;
  overrideReason: string;
  /** Why a simple signature is enough. */
  simpleReason: string;
};

type Starts = Pick<ContractDetails, 'type' | 'start_date'>;

const startsOf = ({ type, start_date }: Starts) => ({ type, start_date: isoOf(start_date) ?? null });

export const newSendForm = (details: ContractDetails, today: IsoDate, address: AddressType): SendForm => ({
  address: details.sending?.address_type ?? address,
  message: '',
  deadline: toDmy(defaultDeadline(today, startsOf(details))),
  override: false,
  overrideReason: '',
  simpleReason: details.sending?.simple_reason ?? '',
});

/** Whether work begins on or before the chosen deadline, or has begun: such a contract may lose its form. */
export const isLate = (details: Starts, deadline: string): boolean => {
  const day = isoOf(deadline);
  return day !== undefined && isLateForStart(day, startsOf(details));
};

/** Whether sending itself gives a value: the names of those who sign, and the last day to do so. */
export const isGivenBySending = (name: string): boolean =>
  name.startsWith('signer_') || ['date_sent', 'date_deadline'].includes(name);

type Needs = { missing: number; simple: boolean };

/** The fields that still want an answer. */
export const openFields = (form: SendForm, { missing, simple }: Needs): ('override_reason' | 'simple_reason')[] => [
  ...(missing > 0 && form.override && form.overrideReason.trim() === '' ? ['override_reason' as const] : []),
  ...(simple && form.simpleReason.trim() === '' ? ['simple_reason' as const] : []),
];

/** The call that sends the contract as the form says. */
export const sendBody = (
  { id, version }: Pick<ContractDetails, 'id' | 'version'>,
  form: SendForm,
  { missing, simple }: Needs,
): EndpointCall<typeof sendToEmployee>['body'] => ({
  contract_id: id,
  version,
  preferred_email_address_type: form.address,
  ...(form.message.trim() !== '' && { optional_message: form.message }),
  ...(form.deadline.trim() !== '' && { deadline: form.deadline }),
  ...(missing > 0 && form.override && { override_missing: 1 as const, override_reason: form.overrideReason }),
  ...(simple && { simple_reason: form.simpleReason }),
});
