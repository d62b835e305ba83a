import { describe, expect, it } from 'vitest'
import { findAbsences } from '../../../../codegen/check/example-values.ts'
import { proposeLayout } from '../../../../codegen/tools/sample-answer/propose-layout.ts'
import { joinAnswerPath, valueAt } from '../../../../manifest/contract/answer-path.ts'
import { layoutPaths } from '../../../../manifest/contract/block-paths/registry.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { block, summary } from '../../../../manifest/schema/result.ts'
import { formatProposal } from './proposal-text.ts'
import { sampleAnswers } from './sample-answers.ts'

/** The proposal as the grammar reads it. */
function parseLayout(answer: Json) {
  const proposal = proposeLayout(answer)
  const result = proposal.result.map((part) => block.parse(part))
  return { result, ...(proposal.summary && { summary: summary.parse(proposal.summary) }) }
}

/** The paths of all plain values of an answer, without the indexes of lists. */
function listLeafPaths(value: Json, keys: string[] = []): string[] {
  if (value === null || typeof value !== 'object') return [joinAnswerPath(keys)]
  if (Array.isArray(value)) return value.flatMap((element) => listLeafPaths(element, keys))
  return Object.entries(value).flatMap(([key, inner]) => listLeafPaths(inner, [...keys, key]))
}

describe.each(sampleAnswers)('%s', (_name, answer) => {
  const { result, summary: head } = parseLayout(answer)

  it('has every value that its layout names', () => {
    const parts = result.map((item) => ({ item, path: [] }))
    const variant = { result: parts, ...(head && { summary: { item: head, path: [] } }) }
    expect(findAbsences(variant as unknown as Parameters<typeof findAbsences>[0], [answer])).toEqual([])
  })

  it('is shown whole, or says what it leaves out', () => {
    const shown = layoutPaths({ result, ...(head && { summary: head }) }).flatMap(({ path, rows }) =>
      rows ? rows.map((row) => (row.path ? `${path === '$' ? '' : `${path}.`}${row.path}` : path)) : [path],
    )
    // Where other rows have an object, a null stands for none.
    const coveredPaths = [...shown, ...proposeLayout(answer).leftOut.map(({ path }) => path)]
    const isCovered = (leaf: string) =>
      coveredPaths.some((path) => path === leaf || leaf.startsWith(`${path}.`) || path.startsWith(`${leaf}.`))
    expect([...new Set(listLeafPaths(answer))].filter((leaf) => !isCovered(leaf))).toEqual([])
  })

  it('tells its blocks, and the values of each, apart', () => {
    const titles = result.map(({ title }) => title)
    expect(titles).toEqual([...new Set(titles)])
    for (const part of result) {
      const values = part.block === 'fields' ? part.items : part.block === 'table' ? part.columns : []
      const labels = values.map(({ label }) => label)
      expect(labels).toEqual([...new Set(labels)])
    }
  })
})

describe('reads as a person would write it', () => {
  const documented = sampleAnswers.filter(([name]) => !name.startsWith('200'))
  it.each(documented)('%s', async (name, answer) => {
    await expect(formatProposal(proposeLayout(answer))).toMatchFileSnapshot(`proposals/${name}.txt`)
  })
})

it('shows no list of which it has seen no element', () => {
  const { leftOut, result } = proposeLayout({ protestos: [], nome: 'EMPRESA EXEMPLO LTDA', porte: 'ME' })
  expect(leftOut.map(({ path }) => path)).toEqual(['protestos'])
  expect(result).toHaveLength(1)
})

it('names a value inside an envelope by its whole path', () => {
  const answer = { success: true, result: { data: { porte: 'ME' } } }
  const [part] = parseLayout(answer).result
  expect(part?.block === 'fields' && valueAt(answer, part.items[0]?.value ?? '')).toBe('ME')
})
