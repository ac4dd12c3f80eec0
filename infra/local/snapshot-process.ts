import { handler } from '#functions/workflows/snapshots/write.ts';

// The worker that started it is gone: so is its storage, soon.
process.once('disconnect', () => process.exit(0));

await handler();
process.exit(0);
