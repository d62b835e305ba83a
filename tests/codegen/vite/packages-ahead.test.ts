import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { importedNames, packagesBelow } from '../../../codegen/vite/build/packages-ahead.ts'

const root = mkdtempSync(join(tmpdir(), 'packages-'))

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('the packages made ready ahead', () => {
  it('are imported in one line or several, for their effect, and when needed', () => {
    const code = [
      "import { useState } from 'react'",
      "import {\n  Box,\n} from '@chakra-ui/react'",
      "import '@fullcalendar/react/skeleton.css'",
      "export { a } from './a.ts'",
      "const load = () => import('papaparse')",
      "import type { Config } from 'only-types'",
      "const text = 'react-dom'",
    ]
    expect(importedNames(code.join('\n'))).toEqual([
      'react',
      '@chakra-ui/react',
      '@fullcalendar/react/skeleton.css',
      './a.ts',
      'papaparse',
    ])
  })

  it('are dependencies of the project, without styles and what is generated', () => {
    write('package.json', JSON.stringify({ dependencies: { react: '1', '@a/b': '1', c: '1' } }))
    write(
      'src/pages/page.tsx',
      "import { x } from '@a/b/part'\nimport '@a/b/x.css'\nimport { y } from 'other'\n",
    )
    write('src/main.ts', "import 'react'\nimport '@/pages/page'\n")
    write('src/generated/icons.ts', "import { c } from 'c'\n")
    write('src/style.css', "@import 'c'")
    expect(packagesBelow(join(root, 'src'), join(root, 'src/generated'), root)).toEqual([
      '@a/b/part',
      'react',
    ])
  })

  it('are none where there is no package.json', () => {
    write('src/main.ts', "import 'react'\n")
    expect(packagesBelow(join(root, 'src'), join(root, 'src/generated'), root)).toEqual([])
  })
})
