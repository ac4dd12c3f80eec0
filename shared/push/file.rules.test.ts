import { describe, expect, it } from 'vitest';
import { fitsCustomerCode } from '#shared/integrations/customer-code.rules.ts';
import { fileOf, unfitOf } from './file.rules.ts';
import type { PushLine } from './push-line.ts';

const line = (of: Partial<PushLine> = {}): PushLine => ({
  employee_id: 7,
  payroll_number: '1042',
  date: '2026-11-04',
  type_id: 1,
  type_name: 'Legal holidays',
  part: 'whole',
  code: 'V01',
  code_name: 'Vacation',
  minutes: 456,
  change: 'new',
  was: null,
  ...of,
});
const about = { customer_code: 'BR', year: 2026, month: 11 };

describe('the fixed layout', () => {
  it('is company 2, number 6, code 4, text 25, from and to 8 each, hours with a decimal comma', () => {
    const congé = line({
      payroll_number: '300815',
      type_name: 'Congé éducatif payé – formation',
      code: 'A014',
      minutes: 100,
    });
    const removed = line({ minutes: 0, change: 'removed', was: 456 });
    expect(fileOf('fixed', [line(), congé, removed], about).split('\r\n')).toEqual([
      'BR001042V01 Legal holidays           202611042026110407,60',
      'BR300815A014Conge educatif paye ? for202611042026110401,67',
      'BR001042V01 Legal holidays           202611042026110400,00',
      '',
    ]);
  });

  it('writes a name with its spaces as one', () => {
    expect(fileOf('fixed', [line({ type_name: 'Legal \t holidays' })], about)).toContain(
      'V01 Legal holidays           2026',
    );
  });

  it('names the people whose lines its columns cannot hold', () => {
    const lines = [
      line(),
      line({ employee_id: 8, payroll_number: 'A12' }),
      line({ employee_id: 9, payroll_number: '1234567' }),
      line({ employee_id: 10, payroll_number: '001042' }),
      line({ employee_id: 11, payroll_number: '11', code: 'LEAVE', minutes: 6_000 }),
      line({ employee_id: 11, payroll_number: '11', code: 'CONGÉ', date: '2026-11-05' }),
    ];
    expect(unfitOf('fixed', lines)).toEqual([
      { employee_id: 8, field: 'payroll_number' },
      { employee_id: 9, field: 'payroll_number' },
      { employee_id: 10, field: 'payroll_number' },
      { employee_id: 11, field: 'code' },
      { employee_id: 11, field: 'minutes' },
    ]);
    expect(unfitOf('csv', lines)).toEqual([]);
    expect(() => fileOf('fixed', lines, about)).toThrow(
      new RangeError('a line does not fit the columns of its layout'),
    );
    expect(() => fileOf('fixed', [line()], { ...about, customer_code: 'BRABO' })).toThrow(RangeError);
    expect(['B', 'BR', '07', 'BRA', 'É', ''].filter((code) => fitsCustomerCode('fixed', code))).toEqual([
      'B',
      'BR',
      '07',
      '',
    ]);
    expect(fileOf('fixed', [line()], { ...about, customer_code: '' })).toMatch(/^ {2}001042V01 /);
    expect(fitsCustomerCode('csv', 'BRABO 1')).toBe(true);
  });
});

describe('the csv', () => {
  it('has a header, semicolons, decimal commas, and no formula', () => {
    const formula = line({ type_name: '=1+1', code_name: 'Leave; "paid"', minutes: 100, change: 'changed', was: 456 });
    expect(fileOf('csv', [line(), formula], about).split('\r\n')).toEqual([
      '\uFEFFCustomer code;Month;Payroll number;Date;Payroll code;Payroll code name;Type;Part of day;Hours;Minutes;Change',
      'BR;11/2026;1042;04/11/2026;V01;Vacation;Legal holidays;whole;7,60;456;new',
      'BR;11/2026;1042;04/11/2026;V01;"Leave; ""paid""";\'=1+1;whole;1,67;100;changed',
      '',
    ]);
  });

  it('has each value on one line, without spaces around or in a row, and signs as they are inside of it', () => {
    const spaced = line({ type_name: ' Legal \r\n holidays ', code_name: 'Rest - or =' });
    expect(fileOf('csv', [spaced], { ...about, month: 3 }).split('\r\n')[1]).toBe(
      'BR;03/2026;1042;04/11/2026;V01;Rest - or =;Legal holidays;whole;7,60;456;new',
    );
  });
});
