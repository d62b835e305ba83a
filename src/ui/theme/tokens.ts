import { defineTokens } from '@chakra-ui/react'
import { tokens as chakra } from '@chakra-ui/react/theme'
import { neutral } from './palette.ts'

const { colors: _palettes, shadows: _shadows, ...scales } = chakra as typeof chakra & { shadows?: unknown }

const sans = "'Inter Variable', system-ui, 'Segoe UI', Roboto, sans-serif"

const colors = Object.fromEntries(Object.entries(neutral).map(([shade, value]) => [shade, { value }]))

/** Chakra's scales with our type, radii and the specification's pixel figures. */
export const tokens = defineTokens({
  ...scales,
  colors: {
    white: { value: '#FFFFFF' },
    black: { value: '#000000' },
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
    slate: colors,
  },
  fonts: {
    body: { value: sans },
    heading: { value: sans },
    mono: { value: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace" },
  },
  radii: {
    ...scales.radii,
    control: { value: '8px' },
    panel: { value: '10px' },
  },
  sizes: {
    ...scales.sizes,
    sidebar: { value: '248px' },
    sidebarCollapsed: { value: '72px' },
    sidebarHeader: { value: '85px' },
    header: { value: '64px' },
    bottomBar: { value: '60px' },
    userMenu: { value: '180px' },
    notifications: { value: '300px' },
    customizer: { value: '400px' },
    customizerNarrow: { value: '300px' },
    boxed: { value: '1400px' },
  },
})
