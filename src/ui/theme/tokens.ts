import { defineTokens } from '@chakra-ui/react'
import { scales } from './scales.ts'

const sans = "'Inter Variable', system-ui, 'Segoe UI', Roboto, sans-serif"

export const tokens = defineTokens({
  ...scales,
  colors: {
    white: { value: '#FFFFFF' },
    black: { value: '#000000' },
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
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
  // Spacing of the bottom bar's height, to keep its space free.
  spacing: { ...scales.spacing, bottomBar: { value: '60px' } },
  sizes: {
    ...scales.sizes,
    sidebar: { value: '248px' },
    sidebarCollapsed: { value: '72px' },
    sidebarHeader: { value: '85px' },
    header: { value: '64px' },
    bottomBar: { value: '60px' },
    userMenu: { value: '180px' },
    notifications: { value: '300px' },
    boxed: { value: '1140px' },
  },
})
