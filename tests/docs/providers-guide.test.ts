import { expect, it } from 'vitest'
import { readSections } from './support/guide-blocks.ts'

const readBlocks = (guide: string) =>
  readSections(`docs/guides/${guide}`).map(({ blocks }) =>
    blocks.map(({ language, text }) => [language, text]),
  )

it('the recipes of providers are the same in both languages', () => {
  const portuguese = readBlocks('provedores.md')
  expect(portuguese.length).toBeGreaterThan(5)
  expect(readBlocks('providers.md')).toEqual(portuguese)
})
