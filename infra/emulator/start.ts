import { once } from 'node:events';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { CLIENT_ID } from '#infra/local/environment.ts';
import { startEmulator } from './emulator.ts';
import { startEmulatorIdentity } from './identity-provider.ts';
import { untilStopped } from './until-stopped.ts';

const USAGE = 'usage: npm run emulator -- [--port <number>] [--identity-port <number>]';
const REGION = process.env['AWS_REGION'] ?? 'eu-central-1';

const readPorts = (): { port: number; identityPort: number } => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4566' },
      'identity-port': { type: 'string', default: '4567' },
    },
  });
  const numberOf = (name: 'port' | 'identity-port'): number => {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < 1 || number > 65_535)
      throw new Error(`--${name}: is no port: ${values[name]}`);
    return number;
  };
  return { port: numberOf('port'), identityPort: numberOf('identity-port') };
};

/** Throws a sentence that names the option, where something listens on the port already. */
const assertFree = async (option: string, port: number): Promise<void> => {
  const probe = createServer();
  try {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
  } catch {
    throw new Error(`--${option}: something listens on port ${port} already; give another one`);
  }
  probe.close();
  await once(probe, 'close');
};

/** What the other commands need to reach the emulator and its provider, to be pasted into a terminal. */
const instructions = (endpoint: string, issuer: string, keySet: string | undefined): string => `
In the terminal of the other commands:
  export AWS_ENDPOINT_URL=${endpoint} AWS_REGION=${REGION} AWS_ACCESS_KEY_ID=test AWS_SECRET_ACCESS_KEY=test
A tenant without user pool signs people in at the provider of this emulator:
  npm run deploy -- --tenant acme --retainData false --issuer ${issuer} --clientId ${CLIENT_ID}${keySet === undefined ? '' : ` --keySet ${keySet}`}
`;

// `npm run emulator`: an emulator that stays until Ctrl-C; what it holds ends with it.
const stopped = untilStopped();
const ended = once(stopped, 'abort');
try {
  const { port, identityPort } = readPorts();
  await assertFree('port', port);
  await assertFree('identity-port', identityPort);
  const emulator = await startEmulator(REGION, stopped, { emulator: port, identity: identityPort });
  const { EMULATOR_ISSUER: given, EMULATOR_KEY_SET: keySet } = emulator.environment ?? {};
  const own = given === undefined ? await startEmulatorIdentity(identityPort) : undefined;
  process.stdout.write(`Emulator: ${emulator.name} at ${emulator.endpoint}, until Ctrl-C\n`);
  process.stdout.write(instructions(emulator.endpoint, own?.issuer ?? given ?? '', keySet));
  await ended;
  own?.close();
  await emulator.stop();
} catch (error) {
  const usage = stopped.aborted ? '' : `${USAGE}\n`;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
