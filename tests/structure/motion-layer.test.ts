import { expect, it } from 'vitest'
import { listSourceFiles, readImports } from './source-files.ts'

it('framer-motion is used by the layer of motion alone, which asks for no motion where the user wants none', () => {
  const importers = listSourceFiles('src').filter((file) =>
    readImports(file).some((name) => name.startsWith('framer-motion')),
  )
  expect(importers.length).toBeGreaterThan(0)
  expect(importers.filter((file) => !file.startsWith('src/ui/motion/'))).toEqual([])
})
