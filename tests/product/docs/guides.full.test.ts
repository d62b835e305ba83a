import { describe, expect, it } from 'vitest'
import { followSection, isCodegen } from '../../docs/support/follow-section.ts'
import {
  isAudit,
  isDeployment,
  isDoctor,
  isGateway,
  isHeaders,
  isRequest,
  isVerify,
} from '../../docs/support/going-live-commands.ts'
import { gatewayGuide, guides, listCommands, readSections } from '../../docs/support/guide-blocks.ts'

/** Sections of this guide continue each other. Sections of other guides start with the shipped manifest. */
const tutorial = 'docs/guides/primeiros-passos.md'

const stories = guides
  .filter((guide) => guide !== gatewayGuide)
  .flatMap((guide) => {
    const sections = readSections(guide)
    const whole = { title: guide, blocks: sections.flatMap(({ blocks }) => blocks) }
    const parts = guide === tutorial ? [whole] : sections
    return parts.map((section) => ({ guide, title: section.title, section }))
  })

describe('the guides', () => {
  it.each(stories)('$guide: $title', async ({ section }) => {
    const { said, ok, diagnostics } = await followSection(section)
    for (const [expected, printed] of said) expect(printed).toBe(expected)
    expect([ok, diagnostics]).toEqual([true, []])
  })
})

/** Commands that tests/product/full/guides.test.ts, tests/product/docs/going-live.full.test.ts, tests/lib/json-digest.test.ts or CI run. */
const isElsewhere = (command: string) =>
  command.includes('dossie.json') ||
  [isAudit, isDeployment, isDoctor, isGateway, isHeaders, isRequest, isVerify].some((is) => is(command)) ||
  /^(VITE_\w+=\S+ )*npm (run (dev|build|screenshots)|start|ci && npm (start|test)|ci|test)$/.test(command)

it('contain only commands that a test runs', () => {
  const commands = stories.flatMap(({ section: { blocks } }) =>
    blocks.filter(({ language }) => language === 'sh').flatMap(listCommands),
  )
  expect(commands.length).toBeGreaterThan(10)
  expect(commands.filter((command) => !isCodegen(command) && !isElsewhere(command))).toEqual([])
})
