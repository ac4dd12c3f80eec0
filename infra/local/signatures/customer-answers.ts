import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { ProviderSecret } from '#functions/platform/signature-provider/provider-secret.ts';
import type { Answer, Asked } from './signature-answers.ts';
import { refuse, type SignatureOffice } from './signature-office.ts';
import type { SignatureScript } from './signature-scripts.ts';

/** Credentials of the sandbox alone. They protect nothing. */
export const sandboxSecret: ProviderSecret = {
  api_key: 'sandbox-of-signatures',
  webhook_secret: 'webhooks-of-the-sandbox-of-signatures',
};

const REQUEST = /^\/v1\/requests\/([\w-]+)(?:\/(result|cancel))?$/;

const isRight = (authorization: string): boolean => {
  const [right, given] = [`Bearer ${sandboxSecret.api_key}`, authorization].map((each) => Buffer.from(each));
  return right !== undefined && given !== undefined && right.length === given.length && timingSafeEqual(right, given);
};

/** Answers the customers of the provider, who call it with their key. */
export const customerAnswers = (office: SignatureOffice, script: () => SignatureScript, origin: string) => {
  /** The references whose first answer was lost. */
  const lost = new Set<string>();

  const create = async (given: unknown): Promise<Answer> => {
    const reply = await office.create(given, origin);
    const { reference } = z.object({ reference: z.string() }).parse(given);
    if (script() !== 'answer_lost' || lost.has(reference)) return reply;
    lost.add(reference);
    return 'broken';
  };

  return {
    async answer({ method, url, authorization, body }: Asked): Promise<Answer> {
      if (script() === 'offline') return refuse(503, 'offline', 'The service is closed for maintenance.');
      if (script() === 'login_failed' || !isRight(authorization))
        return refuse(401, 'login_failed', 'The key is not right.');
      if (method === 'POST' && url.pathname === '/v1/requests') return create(JSON.parse(await body()));
      const [, requestId = '', part = ''] = REQUEST.exec(url.pathname) ?? [];
      if (requestId === '') return refuse(404, 'no_such_address');
      if (method === 'POST' && part === 'cancel') return office.cancel(requestId);
      return method === 'GET' && part !== 'cancel' ? office.read(requestId, part) : refuse(404, 'no_such_address');
    },
    clear: (): void => lost.clear(),
  };
};
