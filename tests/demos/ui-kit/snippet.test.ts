import { describe, expect, it } from 'vitest'
import { extractSnippet } from '../../../src/demos/ui-kit/snippet.ts'

const source = `import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Specimen } from './specimen.tsx'

/** The sizes there are. */
const sizes = ['sm', 'md']

const unrelated = 1

/** A box of each size. */
function Sizes() {
  return sizes.map((size) => <Box key={size} />)
}

function Other() {
  const [isOpen] = useState(false)
  return <Flex hidden={isOpen}>{unrelated}</Flex>
}

export default function Page() {
  return <Specimen><Sizes /><Other /></Specimen>
}
`

describe('the code of an example', () => {
  it('is its function with its dependencies, comments and imports', () => {
    expect(extractSnippet(source, 'Sizes')).toBe(`import { Box } from '@chakra-ui/react'

/** The sizes there are. */
const sizes = ['sm', 'md']

/** A box of each size. */
function Sizes() {
  return sizes.map((size) => <Box key={size} />)
}`)
  })

  it('keeps several imports apart', () => {
    expect(extractSnippet(source, 'Other')).toContain(
      "import { Flex } from '@chakra-ui/react'\nimport { useState } from 'react'\n\nconst unrelated = 1",
    )
  })

  it('is empty for an unknown function', () => {
    expect(extractSnippet(source, 'Missing')).toBe('')
  })
})
