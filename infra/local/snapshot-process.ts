import { handler } from '#functions/workflows/snapshots/write.ts';

// Once the worker that started this process is gone, its storage soon is, too.
process.once('disconnect', () => process.exit(0));

await handler();
process.exit(0);
