import { machineNames } from '#shared/runs/machines.ts';
import { CERTIFICATES, type AreaRights } from './area-rights.ts';
import { recordKeys, type GuardedKey } from './guarded-keys.ts';

type Area = {
  /** What its endpoints are about, for the document of the API. */
  readonly about: string;
  /** What its functions need beyond the tables. A test compares this with what the bundles contain. */
  readonly needs?: AreaRights;
  /** The guarded keys that its endpoints write; none where this is absent. */
  readonly writes?: readonly GuardedKey[];
};

/** The areas of the API, by the first part of the ids of their endpoints. */
export const areas: Readonly<Partial<Record<string, Area>>> = {
  session: {
    about: 'Who is signed in, users and their rights, preferences, the company.',
    needs: {
      files: { read: ['pictures/', 'quarantine/'], write: ['pictures/'], remove: ['pictures/'] },
      invites: true,
    },
    writes: [
      'user#*',
      'unique#subject#*',
      'unique#user_email#*',
      'api-key#*',
      'asked-right',
      'setting',
      'ended-sign-in#*',
      'preference#*',
    ],
  },
  home: {
    about: 'What needs attention, figures, the first steps of a company.',
    needs: { files: { read: ['pictures/'] } },
    writes: ['asset_type#*', 'custom_field#*', 'day_off_type#*', 'program#*', 'training#*', 'setting', 'preference#*'],
  },
  people: {
    about: 'People, teams, those who join and leave.',
    needs: {
      files: {
        read: ['pictures/', 'quarantine/', 'exports/'],
        write: ['pictures/', 'exports/', 'runs/'],
        remove: ['pictures/'],
      },
      startsRuns: ['bulk-run'],
    },
    writes: [
      'employee#*',
      'team#*',
      'erasure#*',
      'setting',
      // Who leaves loses their login, and hands on what they hold.
      'user#*',
      'asked-right',
      'ended-sign-in#*',
      'car#*',
      'asset#*',
      'software_license#*',
      'run#*',
      'run-of#people#*',
    ],
  },
  fleet: {
    about: 'Vehicles with their payroll data, drivers and estimates.',
    needs: { files: { read: ['exports/', 'pictures/'], write: ['exports/', 'runs/'] }, startsRuns: ['bulk-run'] },
    writes: ['car#*', 'setting', 'run#*'],
  },
  assets: {
    about: 'Assets, their types and owners.',
    needs: {
      files: {
        read: ['pictures/', 'quarantine/', 'exports/'],
        write: ['pictures/', 'exports/', 'runs/'],
        remove: ['pictures/'],
      },
      startsRuns: ['bulk-run'],
    },
    writes: ['asset#*', 'asset_type#*', 'run#*', 'run-of#assets#*'],
  },
  software: {
    about: 'Products and licences.',
    needs: { files: { read: ['exports/', 'pictures/'], write: ['exports/', 'runs/'] }, startsRuns: ['bulk-run'] },
    writes: ['software_product#*', 'software_license#*', 'run#*', 'run-of#software#*'],
  },
  trainings: {
    about: 'Trainings, programs, participants and balances.',
    needs: { files: { read: ['exports/', 'pictures/'], write: ['exports/', 'runs/'] }, startsRuns: ['bulk-run'] },
    writes: ['program#*', 'training#*', 'training_employee#*', 'setting', 'run#*', 'run-of#trainings#*'],
  },
  daysOff: {
    about: 'Days off: types, requests, balances, schedules, absences.',
    needs: { files: { read: ['exports/', 'pictures/'], write: ['exports/', 'runs/'] }, startsRuns: ['bulk-run'] },
    writes: [
      'day_off_request#*',
      'day_off_type#*',
      'work_schedule#*',
      'person_days#*',
      'setting',
      'link#*',
      'calendar-feed',
      // Requests of a person take turns beside the record.
      'employee#*',
      'run#*',
      'run-of#daysOff#*',
    ],
  },
  calendar: {
    about: 'Who is away when.',
    needs: { files: { read: ['pictures/'] } },
  },
  integrations: {
    about: 'Connections to payroll providers.',
    // Pictures as home has them, so that one role reads for both.
    needs: { files: { read: ['pictures/'] }, secrets: { payroll: 'change', webhooks: 'change' } },
    writes: ['integration#*', 'integration-features#*', 'webhook_subscription#*', 'setting', 'failed-sign-ins#*'],
  },
  push: {
    about: 'The monthly push of days off to payroll.',
    needs: {
      files: { read: ['exports/', 'pictures/', 'pushes/'], write: ['exports/', 'pushes/'] },
      startsRuns: ['push-days-off'],
      secrets: { payroll: 'read' },
    },
    writes: ['push-command', 'watched-push', 'push-lock#*', 'run#*'],
  },
  templates: {
    about: 'Contract templates, their versions and fields.',
    needs: {
      files: {
        read: ['contents/', 'quarantine/', 'pictures/', 'exports/'],
        write: ['contents/', 'exports/', 'runs/'],
        remove: ['contents/'],
      },
      startsRuns: ['bulk-run'],
    },
    writes: ['contract_template#*', 'template_category#*', 'setting', 'run#*'],
  },
  contracts: {
    about: 'Contracts and their documents.',
    needs: {
      files: {
        read: ['contents/', 'contracts/', 'quarantine/', 'pictures/', 'exports/', CERTIFICATES],
        write: ['contents/', 'contracts/', 'exports/', 'runs/'],
        remove: ['contents/', 'contracts/'],
      },
      startsRuns: ['bulk-run'],
    },
    writes: ['contract#*', 'contract_template#*', 'setting', 'signing', 'run#*', 'run-of#contracts#*'],
  },
  signing: {
    about: 'Sending and signing contracts, the trail of signatures.',
    needs: {
      files: {
        // Those of contracts, so that one role reads for both.
        read: ['contents/', 'contracts/', 'quarantine/', 'pictures/', 'exports/', CERTIFICATES],
        write: ['contents/', 'contracts/'],
        remove: ['contracts/'],
      },
      asksProvider: true,
    },
    writes: ['contract#*', 'signing', 'link#*', 'kept-signature', 'setting'],
  },
  records: {
    about: 'What every record has: tags, custom fields, views, bulk edit, search.',
    needs: { files: { read: ['pictures/'], write: ['runs/'] }, startsRuns: ['bulk-run'] },
    // Tags and custom fields of every kind.
    writes: [...recordKeys, 'custom_field#*', 'view#*', 'run#*', 'run-of#records#*'],
  },
  segments: {
    about: 'Segments of lists.',
    needs: { files: { read: ['pictures/'] } },
    writes: ['segment#*'],
  },
  activity: {
    about: 'Feeds and messages.',
    needs: { files: { read: ['exports/', 'pictures/'], write: ['exports/', 'runs/'] }, startsRuns: ['bulk-run'] },
    writes: ['audit#*', 'audit', 'run#*'],
  },
  files: {
    about: 'Documents of records.',
    needs: {
      files: {
        // Signed contracts are among the documents of what they are about.
        read: ['quarantine/', 'documents/', 'pictures/', 'contracts/'],
        write: ['quarantine/', 'documents/'],
        remove: ['quarantine/'],
      },
    },
    // A record counts its documents.
    writes: recordKeys,
  },
  imports: {
    about: 'Imports from Excel.',
    needs: {
      files: { read: ['quarantine/', 'imports/', 'exports/', 'pictures/'], write: ['imports/', 'exports/', 'runs/'] },
      startsRuns: ['bulk-run'],
    },
    writes: ['preference#*', 'run#*', 'run-of#imports#*', 'run-of#undo#*'],
  },
  runs: {
    about: 'Long work under way.',
    needs: {
      files: { read: ['exports/', 'imports/', 'runs/', 'pictures/'], write: ['runs/'] },
      startsRuns: machineNames,
    },
    writes: ['run#*', 'run-of#undo#*'],
  },
  reminders: {
    about: 'Reminders on records.',
    needs: { files: { read: ['pictures/'] } },
  },
  links: {
    about: 'What people without an account do by a link.',
    // A signer with a link reads the pages, and stores a drawn signature beside them.
    needs: { files: { read: ['contracts/'], write: ['contracts/'] } },
    writes: ['link#*', 'contract#*', 'signing', 'day_off_request#*', 'employee#*', 'training#*', 'training_employee#*'],
  },
};
