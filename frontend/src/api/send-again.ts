import { pause } from './pause.ts';

const TRIES = 3;
/** The longest wait that is kept without a word; when the API asks for more, the user gets its answer. */
const WAIT_MAX_SECONDS = 15;

/**
 * Sends a call again that was refused because there were too many, after the time that the answer names. A refused call
 * did nothing, so any of them may be repeated.
 */
export const sendAgain = async (
  refused: Response,
  send: () => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> => {
  let response = refused;
  for (let tries = 0; tries < TRIES && response.status === 429; tries += 1) {
    const seconds = Number(response.headers.get('retry-after'));
    if (!(seconds > 0 && seconds <= WAIT_MAX_SECONDS)) break;
    // Requests that waited together do not come back in the same moment.
    await pause(seconds * 1000 + Math.random() * 500, signal);
    response = await send();
  }
  return response;
};
