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
};

export default {
  plugins: {
    'postcss-preset-mantine': { mixins },
    'postcss-simple-vars': { variables: { 'phone-max': '599.98px', 'narrow-max': '1099.98px' } },
  },
};
