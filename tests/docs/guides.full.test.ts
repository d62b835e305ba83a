import { describe, expect, it } from 'vitest'
import { followSection, isCodegen } from './support/follow-section.ts'
import { isGateway, isHeaders, isRequest, isVerify } from './support/going-live-commands.ts'
import { guides, listCommands, readSections } from './support/guide-blocks.ts'

/** A guide whose sections go on from each other; the sections of the others begin with the shipped manifest. */
const tutorial = 'docs/guides/primeiros-passos.md'

const stories = guides.flatMap((guide) => {
  const sections = readSections(guide)
  const whole = { title: guide, blocks: sections.flatMap(({ blocks }) => blocks) }
  const parts = guide === tutorial ? [whole] : sections
  return parts.map((section) => ({ guide, title: section.title, section }))
})

describe('the guides tell what works', () => {
  it.each(stories)('$guide: $title', async ({ section }) => {
    const { said, ok, diagnostics } = await followSection(section)
    for (const [expected, printed] of said) expect(printed).toBe(expected)
    expect([ok, diagnostics]).toEqual([true, []])
  })
})

/** Commands that tests/full/guides.test.ts or tests/docs/going-live.full.test.ts runs, or that CI itself is. */
const isElsewhere = (command: string) =>
  [isGateway, isHeaders, isRequest, isVerify].some((is) => is(command)) ||
  /^(VITE_\w+=\S+ )*npm (run (dev|build|screenshots)|start|ci && npm (start|test)|ci|test)$/.test(command)

it('names no command that no test runs', () => {
  const commands = stories.flatMap(({ section: { blocks } }) =>
    blocks.filter(({ language }) => language === 'sh').flatMap(listCommands),
  )
  expect(commands.length).toBeGreaterThan(10)
  expect(commands.filter((command) => !isCodegen(command) && !isElsewhere(command))).toEqual([])
})
