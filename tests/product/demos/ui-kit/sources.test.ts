import { describe, expect, it } from 'vitest'
import { listSiblings, pickExample, readSource, removeMeta } from '../../../../src/demos/ui-kit/sources.ts'

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

describe('the code of one example of several', () => {
  const file = `import { Box, Text, type TextProps } from '@chakra-ui/react'
import mountain from '../mountain.svg'
import './own.css'

type Look = TextProps['color']

const looks: Look[] = ['red']

/** Says one. */
export const One = () => <Text color={looks[0]}>One</Text>

const [first] = ['Two']

export function Two() {
  return <Box bg={mountain}>{first}</Box>
}`

  it('is its statements, and those and the imports that it needs', () => {
    expect(pickExample(file, 'One')).toBe(`import { Text, type TextProps } from '@chakra-ui/react'
import './own.css'

type Look = TextProps['color']

const looks: Look[] = ['red']

/** Says one. */
export const One = () => <Text color={looks[0]}>One</Text>`)
  })

  it('has the values that a list declares', () => {
    expect(pickExample(file, 'Two')).toBe(`import { Box } from '@chakra-ui/react'
import mountain from '../mountain.svg'
import './own.css'

const [first] = ['Two']

export function Two() {
  return <Box bg={mountain}>{first}</Box>
}`)
  })
})

it('leaves no statement among the imports', () => {
  const file = `import { Box } from './box.tsx'
export const meta = { One: { title: 'One' } }

const css = {}

export const One = () => <p style={css} />`
  expect(pickExample(removeMeta(file), 'One')).toContain('const css = {}')
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
    const text = await readSource('/src/demos/ui-kit/modal/05-windows.tsx', 'Simple')
    expect(text).not.toContain('export const meta')
    expect(text).toMatch(
      /^import[\s\S]+Termos de uso[\s\S]+\/\/ surface\.tsx\n\nimport[\s\S]+export const Surface/,
    )
  })
})

describe('the examples of the kit', () => {
  const files = import.meta.glob<{ meta: object }>('../../../../src/demos/ui-kit/*/[0-9]*.tsx')

  it('have a title and a component each, in a file with a number', async () => {
    expect(Object.keys(files).length).toBeGreaterThan(100)
    for (const [path, load] of Object.entries(files).filter((_, index) => index % 5 === 0)) {
      const file = await load()
      const titled = 'title' in file.meta ? { default: file.meta } : file.meta
      for (const [name, example] of Object.entries(titled)) {
        expect(example.title, path).toBeTypeOf('string')
        expect(file, path).toHaveProperty(name)
      }
    }
  }, 60_000)
})
