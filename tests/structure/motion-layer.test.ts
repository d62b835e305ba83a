import { expect, it } from 'vitest'
import { listSourceFiles, readImports } from './source-files.ts'

it('only the motion layer imports framer-motion, and it respects reduced motion', () => {
  const importers = listSourceFiles('src').filter((file) =>
    readImports(file).some((name) => name.startsWith('framer-motion')),
  )
  expect(importers.length).toBeGreaterThan(0)
  expect(importers.filter((file) => !file.startsWith('src/ui/motion/'))).toEqual([])
})
