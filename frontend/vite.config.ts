import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { brandLogos } from './brand-logos.ts';
import { closedPages } from './closed-pages.ts';
import { noCircles } from './no-circles.ts';
import { patientLoading } from './patient-loading.ts';
import { precache } from './precache.ts';
import { shortLists } from './short-lists.ts';
import { slimContracts } from './slim-contracts.ts';
import { slimEvents } from './slim-events.ts';
import { slimMatrix } from './slim-matrix.ts';
import { stylesLast } from './styles-last.ts';
import { textsWithCode } from './texts-with-code.ts';

/** The shared parts of pages, and the libraries they are made of. */
const parts =
  /node_modules[\\/](@mantine[\\/](core|hooks)|@tabler|@tanstack)[\\/]|notifications\.store|frontend[\\/]src[\\/](api|ui)[\\/]/;

/** What opens over a page. The first page does without it (`ui/deferred.tsx`), so it must not be part of `parts`. */
const opening = [
  /node_modules[\\/](@floating-ui|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref|get-nonce|tslib)[\\/]/,
  /frontend[\\/]src[\\/]ui[\\/](modal-code|open-menu|select-code)\.tsx?$/,
  /@mantine[\\/]core[\\/]esm[\\/](utils[\\/]Floating|components[\\/](Autocomplete|Combobox|FocusTrap|Menu|Modal|ModalBase|MultiSelect|Popover|ScrollArea|Select|TagsInput|Tooltip))[\\/]/,
  /@mantine[\\/]core[\\/]esm[\\/]core[\\/]utils[\\/](close-on-escape|get-context-item-index|get-ref-prop)/,
  /@mantine[\\/]hooks[\\/]esm[\\/](use-click-outside|use-focus-return|use-focus-trap|use-long-press|use-mutation-observer|use-previous|use-shallow-effect|use-timeout)[\\/]/,
];

/** What stands on a page before something opens, and no list draws: closed choices, switches and long texts. */
const closed = [
  /frontend[\\/]src[\\/]ui[\\/](closed-choices|confirm-modal|growing-text|menu|modal|record-menu|right-switch|save-failed|select)\.tsx$/,
  /@mantine[\\/]core[\\/]esm[\\/]components[\\/](Combobox[\\/](Combobox\.(context|module)|ComboboxChevron|ComboboxOption[\\/]|use-combobox[\\/])|Menu[\\/](Menu\.(context|module)|MenuDivider|MenuItem[\\/]|MenuLabel|MenuSub[\\/]MenuSub\.context)|Pill|PillsInput|Portal|Switch|Textarea)/,
  /@mantine[\\/]core[\\/]esm[\\/]core[\\/]utils[\\/](create-scoped-keydown-handler|find-element)/,
];

/** What many pages use and a list does not: records, forms, plain layout. */
const pages = [
  /frontend[\\/]src[\\/](api[\\/](loaded|poll-after|post-form|started-runs|upload-file|use-download|when-scanned)|ui[\\/](area-tabs|bar-list|counts-strip|crumbs|definition-list|download-file|due-date|forbidden-page|ways-on|hours-figure|letter-tile|moment|month-name|outcome-card|pager|read-failed|record-page|run-figures|run-rate|safe-back|section-card|segments|settings-(frame|layout|table)|stat-tile|team-cost-card|text-counter|timeline|type-(colour|letters|mark)|unbroken|use-grid-keys|use-row-window|use-today))\./,
  /@mantine[\\/]core[\\/]esm[\\/]components[\\/](Accordion|Group|Paper|Progress|Radio|Stack|Text|VisuallyHidden)[\\/]/,
  /@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]icons[\\/]Icon(Bell|BellOff|CalendarOff|CalendarPlus|Cash|CircleX|ClipboardCheck|CornerDownLeft|Download|Eye|File(Download|Pencil|Plus|Type\w+|X)?|Home|Key|Mail|MailX|Message2|Photo|PlugConnectedX|Send|ShieldHalf|Tags|Trash|UserCheck|UserMinus|UserOff|UserPlus|UserShare)\.mjs/,
];

/** What every list draws before its rows, with the small facts of shared code that it asks for. */
const lists = [
  /frontend[\\/]src[\\/](list[\\/]|bulk[\\/]use-bulk-|history[\\/](planned|plan-brief)\.|records[\\/](custom-value|record-kinds|records\.module|tag-badges|use-(list-actions|record-(columns|segments)))\b)/,
  /@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]icons[\\/]Icon(Calendar|GripVertical|Hash|ToggleRight|User)\./,
  /shared[\\/](contract[\\/](assets[\\/]list-asset-types|imports[\\/]template|people[\\/]list-teams|software[\\/]list-products|records[\\/]list-(custom-fields|views)|segments[\\/]list-segments|session[\\/]set-preferences)|custom-fields[\\/]custom-(column|field)|kinds[\\/]feed-facts|list[\\/](column|list-query|preferences|read-filter|relative-dates|segment)|permissions[\\/](field-rights|matrix|rules)|records[\\/](bulk-acts|object-types|tags)|values[\\/](currency|fold|keys-of|link))\./,
];

/** What the frame around every page loads in the end: its icons, and the reads of a record that a link may open. */
const frame = [
  /frontend[\\/]src[\\/]ui[\\/]role-key\./,
  /shared[\\/]contract[\\/](assets[\\/]get-asset-details|contracts[\\/]get-contract|days-off[\\/]get-request|files[\\/]request-upload|fleet[\\/]get-car-details|people[\\/](get-employee-detail|list-employees)|records[\\/]suggest-tags|runs[\\/](list-runs|undo-run)|session[\\/]sign-out|software[\\/]get-(license|product)|templates[\\/]get-template|trainings[\\/](find-participant|get-(program|training)))\./,
  /@mantine[\\/](core[\\/]esm[\\/]components[\\/]Transition[\\/]get-transition-props|hooks[\\/]esm[\\/]use-force-update)[\\/]/,
  /@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]icons[\\/]Icon(Certificate|CircleOff|DeviceDesktop|Packages|PlugConnected|Rotate|Scale|Settings|TagOff|UsersPlus)\./,
];

/** What the page of every record draws beside the fields of its kind: documents, mails, what is planned. */
const records = [
  /frontend[\\/]src[\\/](activity[\\/]activity-panel|charts[\\/]span|contracts[\\/]state-badge|documents[\\/](document-icon|documents\.module|documents-panel|last-day|send-document|upload-list|use-documents|use-uploads)|history[\\/](day-notice|is-ahead|use-line-days)|list[\\/]use-listed-row|mail[\\/](mail\.module|mail-lines|sent-mail-card|use-sent-mail)|records[\\/](custom-fields-card|tags-card|use-tags)|ui[\\/](card-table|deferred-(menu|tip)|record-menu-button|use-drawn))\b/,
  /shared[\\/](assignments[\\/]planned|contract[\\/](activity[\\/](export-activity|list-mail)|files[\\/](confirm-upload|list-files)|records[\\/](merge|update)-tags)|documents[\\/](document|upload\.rules)|values[\\/]last-days)\.ts/,
];

/** What every form is made of, without what checks its values with zod. */
const forms = [/node_modules[\\/](@mantine[\\/]form|klona|fast-deep-equal)[\\/]/, /frontend[\\/]src[\\/]form[\\/]/];

/** The files that hold the code of many pages. */
const groupNames = new Set([
  'tokens',
  'texts',
  'parts',
  'opening',
  'closed',
  'pages',
  'lists',
  'forms',
  'frame',
  'records',
]);

const router = (file: string): string =>
  join(import.meta.dirname, '../node_modules/react-router/dist/production', file);

const isIn = (patterns: readonly RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id));
const isClosed = isIn(closed);
const isOfOpening = isIn(opening);
const isOpening = (id: string): boolean => isOfOpening(id) && !isClosed(id);
const isOfPages = isIn(pages);
const isOfLists = isIn(lists);
const isOfForms = isIn(forms);
const isOfFrame = isIn(frame);
const isOfRecords = isIn(records);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    textsWithCode(),
    patientLoading(),
    slimEvents(),
    slimContracts(),
    slimMatrix(),
    react(),
    brandLogos(),
    stylesLast(),
    precache(),
    noCircles(),
    closedPages(),
    shortLists(),
  ],
  resolve: {
    // The router's package exports its development build for every condition; the production build omits the warnings.
    alias: [
      { find: /^react-router$/, replacement: router('index.mjs') },
      { find: /^react-router\/dom$/, replacement: router('dom-export.mjs') },
    ],
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: '../dist/web',
    // The path /assets belongs to the pages of assets.
    assetsDir: 'static',
    emptyOutDir: true,
    target: 'es2023',
    // The CSP allows only images from data:, and files are cached permanently, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // The app, and the pages of somebody with a link, which load nothing of the app but its colours.
      input: ['index.html', 'answer.html', 'my-days-off.html', 'sign.html'].map((page) =>
        join(import.meta.dirname, page),
      ),
      output: {
        // The app lists the files of every page, so their names count in its first load: a short hash names them enough.
        chunkFileNames: ({ name }) => `static/${groupNames.has(name) ? '[name]-' : ''}[hash:7].js`,
        // The worker of the PDF viewer is an .mjs file, and not every host sends those as JavaScript.
        assetFileNames: ({ names: [name = ''] }) => `static/[hash:7]${name.endsWith('.mjs') ? '.js' : '[extname]'}`,
        // One file holds what most pages use: sixty small files cost the first load more than the few parts it does not
        // need.
        codeSplitting: {
          groups: [
            // What the app and the pages of links share at once: colours, the loading of what comes later, the colon of
            // labels.
            {
              name: 'tokens',
              test: /frontend[\\/]src[\\/]ui[\\/](load-code|patience|tokens)\.ts|shared[\\/]values[\\/]label-value\.ts|vite[\\/]preload-helper/,
              priority: 4,
            },
            // What the start of the app reads of the browser, which must not wait for all parts.
            { name: 'store', test: /frontend[\\/]src[\\/]ui[\\/]browser-store\.ts/, priority: 4 },
            {
              name: 'texts',
              test: /node_modules[\\/]i18next|shared[\\/]values[\\/](formats|language)\.ts/,
              priority: 3,
            },
            {
              name: 'parts',
              test: (id) => parts.test(id) && !isOpening(id) && !isClosed(id) && !isOfPages(id) && !isOfForms(id),
              minShareCount: 8,
              priority: 2,
            },
            { name: 'opening', test: isOpening, minShareCount: 3, priority: 1, includeDependenciesRecursively: false },
            { name: 'closed', test: isClosed, minShareCount: 3, priority: 1, includeDependenciesRecursively: false },
            { name: 'pages', test: isOfPages, minShareCount: 8, priority: 1, includeDependenciesRecursively: false },
            { name: 'lists', test: isOfLists, minShareCount: 6, priority: 1, includeDependenciesRecursively: false },
            { name: 'forms', test: isOfForms, minShareCount: 22, priority: 1, includeDependenciesRecursively: false },
            { name: 'frame', test: isOfFrame, priority: 1, includeDependenciesRecursively: false },
            {
              name: 'records',
              test: isOfRecords,
              minShareCount: 2,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // What several pages of payroll call and save at once: each a file of some hundred bytes otherwise, whose
            // name the app lists.
            {
              name: 'payroll',
              test: /shared[\\/]contract[\\/](integrations[\\/](check|get|list)-integrations?|people[\\/]default-filters|push[\\/]list-(people|pushes))\.|api[\\/]use-shown-at-once\./,
              minShareCount: 2,
              priority: 0,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
      // Shared modules have no side effects: the bundler may drop those that nobody uses.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]shared[\\/].+\.ts$/, sideEffects: false }],
      },
    },
  },
});
