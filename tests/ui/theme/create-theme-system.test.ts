import { createSystem, defaultBaseConfig, defineRecipe } from '@chakra-ui/react'
import { css as serialize } from '@emotion/react'
import { expect, it } from 'vitest'
import { config } from '@/ui/theme/config.ts'
import { createThemeSystem } from '@/ui/theme/create-theme-system.ts'

const system = createThemeSystem(defaultBaseConfig, config)
const plain = createSystem(defaultBaseConfig, config, { disableLayers: true })

const styles = [{ px: '4', _hover: { bg: 'bg.muted' } }, undefined, { px: { base: '2', md: '6' } }]

it('serializes the styles that Chakra computes', () => {
  const { name, styles: text } = serialize(plain.css(...styles))
  expect(system.css(...styles)).toMatchObject({ name, styles: text })
})

it('serializes equal styles once, and others for themselves', () => {
  const [first, ...others] = styles
  expect(system.css({ ...first }, ...others)).toBe(system.css(...styles))
  // The later of two conditions with equal weight wins, so their order counts.
  expect(system.css({ _hover: { px: '1' }, _focus: { px: '2' } })).not.toBe(
    system.css({ _focus: { px: '2' }, _hover: { px: '1' } }),
  )
})

it('compiles a recipe once', () => {
  const recipe = defineRecipe({ base: { px: '4' }, variants: { size: { sm: { px: '2' } } } })
  expect(system.cva(recipe)).toBe(system.cva(recipe))
  expect(system.cva({ ...recipe })).not.toBe(system.cva(recipe))
})

it('knows style properties from others, at each call', () => {
  for (const _ of [1, 2]) {
    expect(system.isValidProperty('px')).toBe(true)
    expect(system.isValidProperty('_hover')).toBe(true)
    expect(system.isValidProperty('href')).toBe(false)
  }
})
