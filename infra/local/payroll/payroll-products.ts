import type { PayrollProduct } from '#shared/integrations/provider.ts';

const pushFeatures = [
  'daysoff/general-message-for-payroll',
  'daysoff/push-missing-iban-warning',
  'daysoff/push-with-csv-export',
  'people/show-seniority',
] as const;

/** The payroll offices of the local runtime: the sandbox, and the two layouts of a file. */
export const payrollProducts = (sandbox: string): readonly PayrollProduct[] => {
  const common = { one_code_per_day: 0, failed_counts_as_success: 0 } as const;
  return [
    {
      ...common,
      key: 'brabo',
      name: 'Brabo Payroll',
      kind: 'http',
      address: sandbox,
      offers: [
        ...pushFeatures,
        'reauthenticate',
        'cars/import',
        'cars/pool-cars',
        'cars/order-date',
        'cars/order-date/always-required',
        'cars/order-date/prefill',
        'cars/end-date-push',
        'cars/extra-fuels',
        'car/can-message-reseller',
        'dimona/push',
      ],
    },
    { ...common, key: 'csv', name: 'Payroll file (CSV)', kind: 'file', layout: 'csv', offers: [...pushFeatures] },
    {
      ...common,
      key: 'fixed',
      name: 'Payroll file (fixed width)',
      kind: 'file',
      layout: 'fixed',
      one_code_per_day: 1,
      offers: [...pushFeatures],
    },
  ];
};
