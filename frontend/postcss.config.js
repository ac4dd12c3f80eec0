/** Declarations that stand in several sheets: `@mixin unseen;`. */
const mixins = {
  /** What only screen readers meet. */
  unseen: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '0',
    overflow: 'hidden',
    'clip-path': 'inset(50%)',
    'white-space': 'nowrap',
  },
  /** A page whose last part scrolls by itself. */
  'page-frame': {
    display: 'flex',
    flex: '1',
    'flex-direction': 'column',
    'min-height': '0',
    height: '100%',
  },
  /** Such a page, whose part that scrolls is a `frame-part`. */
  'short-frame': {
    '@media $short': { flex: '1 0 auto', 'min-height': '100%', height: 'auto' },
  },
  /**
   * The part of such a page that scrolls. Where the window is so short, as at 200 %, that what stands around it would
   * take half of it, the part has most of the window and the page scrolls as well.
   */
  'frame-part': {
    flex: '1',
    'min-height': '0',
    overflow: 'auto',
    '@media $short': { flex: 'none', height: '70dvh' },
  },
  /** The heading of a page or of a step. */
  'page-title': {
    'font-size': '1.25rem',
    'font-weight': '600',
    'letter-spacing': '-0.014em',
    'line-height': '1.4',
  },
  /** A cell in the head of a table. */
  'table-head': {
    height: '34px',
    background: 'var(--subtle)',
    'border-bottom': '1px solid var(--line)',
    'font-size': '0.75rem',
    'font-weight': '400',
    'text-align': 'left',
  },
  /** A link in a row of tabs, with the line under the present one. */
  'tab-link': {
    flex: 'none',
    padding: '6px 0',
    'border-bottom': '2px solid transparent',
    color: 'var(--second)',
    'text-decoration': 'none',
    '&:hover': { color: 'var(--text)' },
    // A finger needs more than the words.
    '@media (max-width: 599.98px)': { padding: '11px 0' },
    "&[aria-current='page']": {
      'border-bottom-color': 'var(--accent-text)',
      color: 'var(--text)',
      'font-weight': '500',
    },
  },
  /** The states of a field in the text of a template: without its value, or unknown. */
  'field-states': {
    "&[data-state='missing']": { background: 'var(--tone-amber-bg)', color: 'var(--tone-amber-fg)' },
    "&[data-state='unknown']": {
      outline: '1px dashed var(--tone-red-fg)',
      background: 'var(--tone-red-bg)',
      color: 'var(--tone-red-fg)',
    },
  },
};

export default {
  plugins: {
    'postcss-preset-mantine': { mixins },
    'postcss-simple-vars': {
      variables: {
        'phone-max': '599.98px',
        'narrow-max': '1099.98px',
        short: '(min-width: 600px) and (max-height: 559.98px)',
      },
    },
  },
};
