type Scale = Record<string, { value: string }>

const scale = (values: Record<string, string>): Scale =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))

const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52,
  56, 60, 64, 72, 80, 96,
]

/** The spacing scale: one step is 4 px at the default font size. */
const grid = Object.fromEntries(steps.map((step) => [String(step), `${step / 4}rem`]))

const spacing = scale(grid)

const sizes = scale({
  ...grid,
  '3xs': '14rem',
  '2xs': '16rem',
  xs: '20rem',
  sm: '24rem',
  md: '28rem',
  lg: '32rem',
  xl: '36rem',
  '2xl': '42rem',
  full: '100%',
  min: 'min-content',
  max: 'max-content',
  fit: 'fit-content',
})

const fontSizes = scale({
  '2xs': '0.625rem',
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.25rem',
  '2xl': '1.5rem',
})

const fontWeights = scale({ normal: '400', medium: '500', semibold: '600', bold: '700' })

const lineHeights = scale({ moderate: '1.5', tall: '1.625' })

const letterSpacings = scale({ tight: '-0.025em' })

const radii = scale({
  none: '0',
  xs: '2px',
  sm: '4px',
  md: '6px',
  lg: '8px',
  xl: '12px',
  full: '9999px',
})

const zIndex = scale({
  docked: '10',
  dropdown: '1000',
  sticky: '1100',
  banner: '1200',
  modal: '1400',
  popover: '1500',
  skipNav: '1600',
  tooltip: '1800',
})

const durations = scale({
  fast: '150ms',
  faster: '100ms',
  moderate: '200ms',
  slow: '300ms',
  slowest: '500ms',
})

const cursor = scale({
  button: 'pointer',
  checkbox: 'default',
  disabled: 'not-allowed',
  menuitem: 'default',
  option: 'default',
  radio: 'default',
  slider: 'default',
  switch: 'pointer',
})

const animations = scale({
  spin: 'spin 1s linear infinite',
  pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite',
})

/**
 * The scales that Chakra's recipes need, under its names. Chakra's own token object cannot be tree-shaken and
 * would add all its palettes.
 */
export const scales = {
  spacing,
  sizes,
  fontSizes,
  fontWeights,
  lineHeights,
  letterSpacings,
  radii,
  zIndex,
  durations,
  cursor,
  animations,
}
