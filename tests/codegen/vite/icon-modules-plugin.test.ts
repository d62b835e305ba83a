import { describe, expect, it } from 'vitest'
import { iconModule, importEachIcon } from '../../../codegen/vite/icon-modules-plugin.ts'

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

describe('iconModule', () => {
  const set =
    'import { GenIcon } from "../lib/index.mjs";\nexport function LuXy (props) {\n  return 1\n};\nexport function LuX (props) {\n  return 2\n};\nexport function LuZ (props) {\n  return 3\n};\n'

  it.each([
    ['LuX', 'return 2'],
    ['LuXy', 'return 1'],
    ['LuZ', 'return 3'],
  ])('takes %s alone', (name, body) => {
    const code = iconModule(set, name)
    expect(code).toContain(body)
    expect(code.match(/export function/g)).toHaveLength(1)
  })

  it('refuses an icon that is not there', () => {
    expect(() => iconModule(set, 'LuNope')).toThrow('LuNope')
  })
})
