import { pinToday } from '#functions/http/clock.ts';
import { forgetData } from './data.ts';

type Message = { today: string | null } | { forget: true };

process.on('message', (message: Message) => {
  if ('today' in message) pinToday(message.today ?? undefined);
  else forgetData();
});

const stop = (): void => process.exit(0);
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, stop);

process.send?.({ environment: {} });
