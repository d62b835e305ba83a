import { describe, expect, it } from 'vitest'
import { iconNames, iconParts, readIconSet } from '../../../codegen/build/icons.ts'
import { builtChunks } from './support/built-chunks.ts'
import { reactIcons } from './support/react-icons.ts'

const names = iconNames(readIconSet('rx'))

const main = (code: string) => ({ ...reactIcons, 'src/main.ts': code })

describe('iconParts', () => {
  it('serves the names of a set, and chunks of 120 icons', async () => {
    const files = main("import { names, parts } from 'virtual:icon-parts/rx'\nconsole.log(names, parts)\n")
    const { index, ...chunks } = await builtChunks(files, [iconParts()])
    expect(index?.code).toContain(`"${names.at(-1)}"`)
    const parts = Array.from({ length: Math.ceil(names.length / 120) }, (_, part) => chunks[`icons-${part}`])
    const drawn = parts.map(({ code } = { code: '', modules: [] }) =>
      [...code.matchAll(/^function (\w+)/gm)].map(([, name]) => name),
    )
    expect(drawn.map((part) => part.length)).toEqual([120, 120, names.length - 240])
    expect(drawn.flat()).toEqual(names)
  })

  it('fails for an unknown set', async () => {
    const files = main("import { names } from 'virtual:icon-parts/nope'\nconsole.log(names)\n")
    await expect(builtChunks(files, [iconParts()])).rejects.toThrow("'./nope' is not defined")
  })
})

describe('iconNames', () => {
  it('returns the names in alphabetical order', () => {
    const set = ['LuZap', 'LuAirplay', 'LuAirVent'].map((name) => `export function ${name} (props) {\n};\n`)
    expect(iconNames(set.join(''))).toEqual(['LuAirplay', 'LuAirVent', 'LuZap'])
  })
})
