import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { proposeLayout } from '../../../../codegen/authoring/sample-answer/propose-layout.ts'
import { findAbsences } from '../../../../codegen/compile/check/example-absences.ts'
import { layoutPaths } from '../../../../manifest/blocks/index.ts'
import { joinAnswerPath, valueAt } from '../../../../manifest/contract/answer-path.ts'
import { removeIndexes } from '../../../../manifest/contract/findings.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { block, summary } from '../../../../manifest/schema/result.ts'
import { formatProposal } from './proposal-text.ts'
import { sampleAnswers } from './sample-answers.ts'

/** Parses the proposal with the grammar. */
function parseLayout(answer: Json) {
  const proposal = proposeLayout(answer)
  const result = proposal.result.map((part) => block.parse(part))
  return { result, ...(proposal.summary && { summary: summary.parse(proposal.summary) }) }
}

/** Lists the paths of all scalar values of an answer, without indexes. */
function listLeafPaths(value: Json, keys: string[] = []): string[] {
  if (value === null || typeof value !== 'object') return [joinAnswerPath(keys)]
  if (Array.isArray(value)) return value.flatMap((element) => listLeafPaths(element, keys))
  return Object.entries(value).flatMap(([key, inner]) => listLeafPaths(inner, [...keys, key]))
}

describe.each(sampleAnswers)('%s', (_name, answer) => {
  const { result, summary: head } = parseLayout(answer)

  it('contains every value that its layout names', () => {
    const parts = result.map((item) => ({ item, path: [] }))
    const variant = { result: parts, ...(head && { summary: { item: head, path: [] } }) }
    expect(findAbsences(variant as unknown as Parameters<typeof findAbsences>[0], [answer])).toEqual([])
  })

  it('shows or leaves out every value', () => {
    const shown = layoutPaths({ result, ...(head && { summary: head }) }).flatMap(({ path, rows }) =>
      rows ? rows.map((row) => (row.path ? `${path === '$' ? '' : `${path}.`}${row.path}` : path)) : [path],
    )
    // A null may stand for an object that other rows have.
    const coveredPaths = [...shown, ...proposeLayout(answer).leftOut.map(({ path }) => path)].map(
      removeIndexes,
    )
    const isCovered = (leaf: string) =>
      coveredPaths.some((path) => path === leaf || leaf.startsWith(`${path}.`) || path.startsWith(`${leaf}.`))
    const leaves = new Set(listLeafPaths(answer).map(removeIndexes))
    expect([...leaves].filter((leaf) => !isCovered(leaf))).toEqual([])
  })

  it('has unique block titles, and unique labels in each block', () => {
    const titles = result.map(({ title }) => title)
    expect(titles).toEqual([...new Set(titles)])
    for (const part of result) {
      const values = part.block === 'fields' ? part.items : part.block === 'table' ? part.columns : []
      const labels = values.map(({ label }) => label)
      expect(labels).toEqual([...new Set(labels)])
    }
  })
})

describe('readable layout', () => {
  const documented = sampleAnswers.filter(([name]) =>
    existsSync(new URL(`samples/${name}.json`, import.meta.url)),
  )
  it.each(documented)('%s', async (name, answer) => {
    await expect(formatProposal(proposeLayout(answer))).toMatchFileSnapshot(`proposals/${name}.txt`)
  })
})

it('shows no list that is empty in the sample', () => {
  const { leftOut, result } = proposeLayout({ protestos: [], nome: 'EMPRESA EXEMPLO LTDA', porte: 'ME' })
  expect(leftOut.map(({ path }) => path)).toEqual(['protestos'])
  expect(result).toHaveLength(1)
})

it('uses the whole path of a value in an envelope', () => {
  const answer = { success: true, result: { data: { porte: 'ME' } } }
  const [part] = parseLayout(answer).result
  expect(part?.block === 'fields' && valueAt(answer, part.items[0]?.value ?? '')).toBe('ME')
})
