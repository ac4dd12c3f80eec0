import {
  ActionIcon,
  Badge,
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MenuProps,
  type ModalProps,
  type PopoverProps,
  type VariantColorsResolver,
} from '@mantine/core';
import { darkTokens, lightTokens, toneNames } from './tokens.ts';

const palette = (steps: string): MantineColorsTuple =>
  // why: the tuple type counts ten entries, split cannot
  steps.split(' ').map((step) => `#${step}`) as unknown as MantineColorsTuple;

const toneOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(toneNames.map((name) => [name, name])),
  yellow: 'amber',
  blue: 'accent',
};

const variantColorResolver: VariantColorsResolver = (input) => {
  const name = input.color ?? input.theme.primaryColor;
  const tone = toneOf[name];
  if (tone && input.variant === 'light')
    return {
      background: `var(--tone-${tone}-bg)`,
      hover: `var(--tone-${tone}-bg)`,
      color: `var(--tone-${tone}-fg)`,
      border: 'none',
    };
  if (tone && input.variant === 'subtle')
    return {
      background: 'transparent',
      hover: 'var(--press)',
      color: tone === 'gray' ? 'var(--second)' : `var(--tone-${tone}-fg)`,
      border: 'none',
    };
  return defaultVariantColorsResolver(input);
};

/** The colour tokens (docs/areas/screens.md#colour-and-tone) as CSS variables, per scheme. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: lightTokens,
  dark: darkTokens,
});

const floatShadow = 'var(--shadow-float)';

const fade = { duration: 120, transition: 'fade' } as const;

// The focus goes to the first entry; the library's focus placeholder would not be a menu item.
const menu: Partial<MenuProps> = { withInitialFocusPlaceholder: false, shadow: 'md', transitionProps: fade };
const popover: Partial<PopoverProps> = { shadow: 'md', transitionProps: fade };
const modal: Partial<ModalProps> = {
  size: 550,
  centered: true,
  shadow: 'md',
  overlayProps: { color: '#171a21', backgroundOpacity: 0.32 },
  transitionProps: fade,
};

/** Inter, and until it is loaded the first of these fonts that the system has (`fonts.css`). */
const letters =
  "'Inter Variable', 'Inter as Segoe UI', 'Inter as Roboto', 'Inter as Arial', 'Inter as DejaVu Sans', system-ui, sans-serif";

/** The Mantine theme (docs/areas/screens.md#theme). */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: false,
  defaultRadius: 'sm',
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: letters,
  fontFamilyMonospace: letters,
  white: '#ffffff',
  black: '#171a21',
  colors: {
    accent: palette('f1f4fe e3e9fd cad6fb a8bcf8 829df3 5f7feb 4466e0 3052cc 2844a9 233a87'),
    gray: palette('f8f9fb f2f4f7 e6e9ee d5d9e0 b6bcc7 8b93a1 646c7a 4a5260 2f3540 171a21'),
    dark: palette('e7e9ed c3c8d0 9aa2ae 6c7481 3b4049 2a2e35 22252b 1c1f24 15171b 0e1013'),
    green: palette('ecf8f1 d5f0e0 aee2c4 7fcfa1 4fb67d 2d9c60 1f8650 187244 145d38 104a2d'),
    amber: palette('fef6e4 fdeac2 fad78c f5bf50 eaa526 d18a10 b1700a 935a09 784809 5f390b'),
    red: palette('fef2f1 fde0de fac3bf f49b95 ea6d66 dc463f c9312c b02622 90211e 741e1c'),
  },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.3333', sm: '1.5385', md: '1.4286', lg: '1.5', xl: '1.4' },
  spacing: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '1.5rem' },
  radius: { xs: '5px', sm: '8px', md: '8px', lg: '8px', xl: '8px' },
  shadows: { xs: 'none', sm: 'none', md: floatShadow, lg: floatShadow, xl: floatShadow },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.4' },
      h2: { fontSize: '1rem', lineHeight: '1.5' },
      h3: { fontSize: '0.875rem', lineHeight: '1.4286' },
    },
  },
  variantColorResolver,
  components: {
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'gray', size: 28 } }),
    Badge: Badge.extend({ defaultProps: { variant: 'light', color: 'gray' } }),
    // These are plain objects, because `extend` would bring the components' code into the first load.
    // A choice that is closed draws no options: each would be placed beside its field while the page is drawn.
    Combobox: { defaultProps: { keepMounted: false } },
    Menu: { defaultProps: menu },
    Popover: { defaultProps: popover },
    Modal: { defaultProps: modal },
    Switch: { defaultProps: { withThumbIndicator: false } },
  },
});
