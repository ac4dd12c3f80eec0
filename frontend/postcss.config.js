export default {
  plugins: {
    'postcss-preset-mantine': {},
    'postcss-simple-vars': { variables: { 'phone-max': '599.98px', 'narrow-max': '1099.98px' } },
  },
};
