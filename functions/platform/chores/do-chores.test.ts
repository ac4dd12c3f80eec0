import { expect, it } from 'vitest';
import { doChores } from './do-chores.ts';

it('does every chore, and names all that failed', async () => {
  const done: string[] = [];
  const fail = (name: string) => async (): Promise<void> => {
    done.push(name);
    throw new Error(name);
  };
  const chores = [fail('first'), async () => done.push('second'), fail('third'), async () => done.push('fourth')];
  await expect(doChores(chores, 'not all done')).rejects.toMatchObject({
    message: 'not all done',
    errors: [new Error('first'), new Error('third')],
  });
  expect(done).toEqual(['first', 'second', 'third', 'fourth']);
});

it('says nothing when all went well', async () => {
  await expect(doChores([async () => 1, async () => 2], 'not all done')).resolves.toBeUndefined();
});
