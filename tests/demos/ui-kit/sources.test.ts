import { describe, expect, it } from 'vitest'
import { removeMeta } from '../../../src/demos/ui-kit/sources.ts'

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
