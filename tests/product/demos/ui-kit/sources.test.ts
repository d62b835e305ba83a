import { describe, expect, it } from 'vitest'
import { listSiblings, readSource, removeMeta } from '../../../../src/demos/ui-kit/sources.ts'

const rest = `export default function Sizes() {
  return null
}`

describe('the code of an example', () => {
  it('is its source without the meta of one line', () => {
    expect(removeMeta(`import { a } from 'a'\n\nexport const meta = { title: 'A' }\n\n${rest}\n`)).toBe(
      `import { a } from 'a'\n\n${rest}`,
    )
  })

  it('is its source without the meta of several lines', () => {
    expect(removeMeta(`export const meta = {\n  title: 'A',\n  isWide: true,\n}\n\n${rest}\n`)).toBe(rest)
  })
})

describe('the files beside an example', () => {
  it('are those that it imports from its folder', () => {
    const source = `import { Box } from '@chakra-ui/react'
import { Row } from '../basics.tsx'
import { Surface } from './surface.tsx'
`
    expect(listSiblings(source)).toEqual(['surface.tsx'])
  })

  it('are shown after its source', async () => {
    const text = await readSource('./modal/05-simple.tsx')
    expect(text).not.toContain('export const meta')
    expect(text).toMatch(
      /^import[\s\S]+Termos de uso[\s\S]+\/\/ surface\.tsx\n\nimport[\s\S]+export const Surface/,
    )
  })
})

describe('the examples of the kit', () => {
  const files = import.meta.glob<{ meta?: { title?: string } }>('../../../../src/demos/ui-kit/*/[0-9]*.tsx')

  it('have a title and a component each, in a file with a number', async () => {
    expect(Object.keys(files).length).toBeGreaterThan(300)
    for (const [path, load] of Object.entries(files).filter((_, index) => index % 9 === 0)) {
      const file = await load()
      expect(file.meta?.title, path).toBeTypeOf('string')
      expect(file, path).toHaveProperty('default')
    }
  }, 60_000)
})
