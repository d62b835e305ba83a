import { describe, expect, it } from 'vitest'
import { iconModule, iconModules, importEachIcon } from '../../../codegen/build/icons.ts'
import { builtChunks } from './support/built-chunks.ts'
import { reactIcons } from './support/react-icons.ts'

describe('importEachIcon', () => {
  it.each([
    [
      "import { LuX, LuCheck as Yes } from 'react-icons/lu'",
      "import { LuX } from '\0react-icon:lu/LuX';import { LuCheck as Yes } from '\0react-icon:lu/LuCheck'",
    ],
    [
      "import {\n  FaGithub,\n} from 'react-icons/fa6'\nlet x",
      "import { FaGithub } from '\0react-icon:fa6/FaGithub'\nlet x",
    ],
    ["import type { IconType } from 'react-icons'", "import type { IconType } from 'react-icons'"],
    ["import { GenIcon } from 'react-icons/lib'", "import { GenIcon } from 'react-icons/lib'"],
    ["import { useState } from 'react'", "import { useState } from 'react'"],
  ])('%j', (code, expected) => {
    expect(importEachIcon(code)).toBe(expected)
  })
})

describe('iconModules', () => {
  const files = {
    ...reactIcons,
    'src/main.ts':
      "import { RxCross1 } from 'react-icons/rx'\nconsole.log(RxCross1)\nimport('./page.ts').then(console.log)\n",
    'src/page.ts': "import { RxPlus } from 'react-icons/rx'\nexport default RxPlus\n",
  }

  it('puts an icon only into the chunk that uses it', async () => {
    const { index, page } = await builtChunks(files, [iconModules()])
    expect(index?.code).toContain('function RxCross1')
    expect(index?.code).not.toContain('function RxPlus')
    expect(page?.code).toContain('function RxPlus')
  })

  it.each([
    "import * as all from 'react-icons/rx'\nexport default all\n",
    "export default () => import('react-icons/rx')\n",
    "export { RxPlus } from 'react-icons/rx'\n",
  ])('fails for %j, which imports a whole set', async (page) => {
    const built = builtChunks({ ...files, 'src/page.ts': page }, [iconModules()])
    await expect(built).rejects.toThrow(/All icons of .*react-icons\/rx\/.*src\/page\.ts/)
  })
})

describe('iconModule', () => {
  const set =
    'import { GenIcon } from "../lib/index.mjs";\nexport function LuXy (props) {\n  return 1\n};\nexport function LuX (props) {\n  return 2\n};\nexport function LuZ (props) {\n  return 3\n};\n'

  it.each([
    ['LuX', 'return 2'],
    ['LuXy', 'return 1'],
    ['LuZ', 'return 3'],
  ])('returns only the function of %s', (name, body) => {
    const code = iconModule(set, [name])
    expect(code).toContain(body)
    expect(code.match(/export function/g)).toHaveLength(1)
  })

  it('fails for an unknown icon', () => {
    expect(() => iconModule(set, ['LuNope'])).toThrow('LuNope')
  })
})
