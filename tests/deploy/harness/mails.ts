import { setTimeout as sleep } from 'node:timers/promises';

/** A mail as the emulator keeps it. */
export type EmulatorMail = { Source: string; To: string[]; Subject: string; BodyText: string };

const PATIENCE_MS = 60_000;

const sentMails = async (): Promise<EmulatorMail[]> => {
  const response = await fetch(`${process.env['AWS_ENDPOINT_URL'] ?? ''}/_ministack/ses/messages`);
  const { messages } = (await response.json()) as { messages: Record<string, EmulatorMail[]> };
  return Object.values(messages).flat();
};

/** The mails to an address, as soon as there are any. */
export const mailsTo = async (address: string): Promise<EmulatorMail[]> => {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const found = (await sentMails()).filter(({ To }) => To.includes(address));
    if (found.length > 0) return found;
    await sleep(250);
  }
  throw new Error(`no mail to ${address} in ${PATIENCE_MS / 1000} s`);
};
