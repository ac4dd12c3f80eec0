import { describe, expect, it } from 'vitest';
import { readArguments, readDeployOrder } from './arguments.ts';

const EMULATOR = 'http://127.0.0.1:4566';

describe('readArguments', () => {
  it('takes a setting in each way in which it can be written', () => {
    const { tenant, settings } = readArguments(
      ['--tenant', 'acme', '--name=Acme = Co', '-c', 'bulkDelayMs=0', '--context', 'retainData=false'],
      undefined,
    );
    expect(settings).toEqual({ tenant: 'acme', name: 'Acme = Co', bulkDelayMs: '0', retainData: 'false' });
    expect(tenant).toMatchObject({
      slug: 'acme',
      name: 'Acme = Co',
      bulkDelayMs: 0,
      retainData: false,
      emulator: false,
    });
  });

  it('retains data unless told otherwise', () => {
    expect(readArguments(['--tenant', 'acme'], undefined).tenant.retainData).toBe(true);
  });

  it('knows an emulator by its address', () => {
    const { tenant, settings } = readArguments(['--tenant', 'acme'], EMULATOR);
    expect([tenant.emulator, settings['emulator']]).toEqual([true, 'true']);
  });

  it.each([
    [[], '--tenant: is missing'],
    [['acme'], 'acme: is no argument'],
    [['--tenant'], '--tenant: has no value'],
    [['--tenant', '--name', 'x'], '--tenant: has no value'],
    [['--tenant', 'acme', '--colour', 'red'], '--colour: is no setting; known are tenant, name'],
    [['--tenant', 'acme', '-c', 'name'], '--name: has no value'],
    [['--tenant', 'acme', '--tenant', 'beta'], '--tenant: is given twice'],
    [['--tenant', 'Acme'], /^--tenant: 'Acme' must be/],
    [['--tenant', 'acme', '--mailReplyTo', 'hr@acme.be'], /^--mailReplyTo: mail needs a sender/],
    [['--tenant', 'acme', '--retainData', 'perhaps'], /^--retainData: 'perhaps' must be true or false/],
    [['--tenant', 'acme', '--emulator', 'true'], '--emulator: needs AWS_ENDPOINT_URL'],
  ])('refuses %j with a sentence', (args, sentence) => {
    expect(() => readArguments(args, undefined)).toThrow(sentence);
  });
});

describe('readDeployOrder', () => {
  it.each([
    [['--tenant', 'acme', '--only', 'data'], 'data'],
    [['--only=data', '--tenant', 'acme'], 'data'],
    [['--tenant', 'acme'], undefined],
  ])('of %j deploys %s', (args, only) => {
    expect(readDeployOrder(args, undefined)).toMatchObject({ only, settings: { tenant: 'acme' } });
  });

  it.each([[['--tenant', 'acme', '--only']], [['--tenant', 'acme', '--only', 'web']]])('refuses %j', (args) => {
    expect(() => readDeployOrder(args, undefined)).toThrow('--only: takes data');
  });
});
