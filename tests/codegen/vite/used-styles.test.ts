import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defaultBaseConfig } from '@chakra-ui/react'
import { describe, expect, it } from 'vitest'
import { usedAttributes, usedCssProperties, usedUtilities } from '../../../codegen/vite/build/used-styles.ts'
import { usedStyles } from '../../../codegen/vite/build/used-styles-plugin.ts'
import { builtChunks } from './support/built-chunks.ts'

const { resolve } = createRequire(import.meta.url)
const chakra = join(dirname(resolve('@chakra-ui/react/preset-base')), '../esm/preset-base.js')

describe('usedUtilities', () => {
  const code = readFileSync(chakra, 'utf8')
  const utilities = Object.entries(defaultBaseConfig.utilities ?? {})
  const conditions = Object.keys(defaultBaseConfig.conditions ?? {})

  it('keeps all where all is written', () => {
    const words = [...utilities.map(([name]) => name), ...conditions.map((name) => `_${name}`)]
    expect(usedUtilities(code, new Set(words))).toBe(code)
  })

  it('leaves out what nobody writes, and keeps each in its line', () => {
    const used = usedUtilities(code, new Set(['_focusVisible', 'mx', 'overscrollBehavior']))
    const names = [...used.matchAll(/^ {2}(\w+): "|^ {4}(\w+): \{/gm)].map(
      ([, condition, utility]) => condition ?? utility,
    )
    expect(names).toEqual(['focusVisible', 'overscrollBehavior', 'marginInline'])
    expect(used.split('\n')).toHaveLength(code.split('\n').length)
  })
})

it('leaves CSS properties and attributes out that nobody writes', () => {
  const words = new Set(['color', 'href'])
  expect(usedCssProperties('var cssPropertiesStr = "all,color";', words)).toBe(
    'var cssPropertiesStr = "color";',
  )
  expect(usedAttributes('var reactPropsRegex = /^((alt|href)|(x-.*))$/;', words)).toBe(
    'var reactPropsRegex = /^((href)|(x-.*))$/;',
  )
})

it('fails a build without one of the lists', async () => {
  const files = { 'src/main.ts': 'console.log(1)\n' }
  await expect(builtChunks(files, [usedStyles(['src'])])).rejects.toThrow('nothing to leave out')
})
