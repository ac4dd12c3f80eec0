import { writeFileSync } from 'node:fs';
import { notices } from './notices.ts';

writeFileSync(new URL('../THIRD-PARTY-NOTICES.md', import.meta.url), notices());
