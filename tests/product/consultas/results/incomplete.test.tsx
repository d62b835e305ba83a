import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { BlockKind } from '@manifest/schema/result.ts'
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { loadScoreGauge } from '../../../../src/blocks/score/load-score-gauge.ts'
import { type AnsweredOutcome, isAnswered } from '../../../../src/consultas/outcome.ts'
import { Answer } from '../../../../src/consultas/results/answer.tsx'
import { RetryContext } from '../../../../src/consultas/results/incomplete/retry-context.ts'
import { readAnswer } from '../../../../src/consultas/sources/read-answer.ts'
import { createMissingPathsFinder } from '../../../../src/consultas/sources/shape.ts'
import { brokenAnswers, isAlwaysPresent } from '../../../support/broken-answers.ts'
import { renderInApp } from '../../../support/render-in-app.tsx'
import { definitions } from '../../support/shipped-examples.ts'

afterEach(cleanup)

const page = () => document.body.textContent ?? ''

const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name)

/** The paths that decide what blocks of a kind show. */
const listBlockPaths = (definition: ConsultaDefinition, kind: BlockKind) =>
  definition.result.flatMap((block) => {
    if (block.block !== kind) return []
    if (block.block === 'fields') return block.items.map(({ value }) => value)
    if (block.block === 'alert') return block.when ?? []
    return [block.value]
  })

/** Finds a shipped consulta with a block of a kind, and a required value of that block. */
function findConsulta(kind: BlockKind) {
  for (const definition of definitions)
    for (const path of listBlockPaths(definition, kind))
      if (isAlwaysPresent(definition, path) && brokenAnswers(definition, path).length > 0)
        return { definition, path }
  throw new Error(`No shipped consulta has a block of kind ${kind}`)
}

async function readTestAnswer(definition: ConsultaDefinition, body: unknown): Promise<AnsweredOutcome> {
  const { request = {}, example } = definition
  const missingPaths = createMissingPathsFinder(definition, definition.request?.optional)
  const expected = { errors: {}, example, missingPaths, sourceTitle: 'Fonte' }
  const outcome = await readAnswer(Response.json(body), request, expected)
  if (!isAnswered(outcome)) throw new Error(`No answer: ${outcome.status}`)
  return outcome
}

const show = (definition: ConsultaDefinition, found: AnsweredOutcome, again = {}) =>
  loadScoreGauge().then(() =>
    renderInApp(
      <RetryContext value={again}>
        <Answer definition={definition} found={found} />
      </RetryContext>,
    ),
  )

const kinds: BlockKind[] = ['fields', 'table', 'list', 'image', 'alert', 'timeline']

it.each(kinds)('a block of kind %s says that its value is absent', async (kind) => {
  const { definition, path } = findConsulta(kind)
  for (const { how, answer } of brokenAnswers(definition, path)) {
    // Text of another plain type is still shown; only the status tells.
    if (kind === 'fields' && how === 'another type') continue
    await show(definition, await readTestAnswer(definition, answer))
    expect(page(), how).toContain('Resposta incompleta')
    expect(page(), how).toContain('Não veio na resposta')
    for (const block of definition.result)
      if ('empty' in block && block.empty && 'value' in block && block.value === path)
        expect(page(), how).not.toContain(block.empty)
  }
})

// Every shipped score may be null, since the source has no score for some subjects.
it('a score says that it is absent, and shows its empty text only for a null', async () => {
  const definition = definitions.find(({ id }) => id === 'score/1') as ConsultaDefinition
  const empty = 'Não há pontuação para esta pessoa.'
  for (const { how, answer } of brokenAnswers(definition, 'score.pontos')) {
    await show(definition, await readTestAnswer(definition, answer))
    if (how === 'null') expect(page()).toContain(empty)
    else expect(page(), how).not.toContain(empty)
    if (how !== 'null') expect(page(), how).toContain('Não veio na resposta')
    if (how === 'another type') expect(page()).toContain('Resposta incompleta')
  }
})

it('names missing values by their labels, and offers other sources', async () => {
  const { definition, path } = findConsulta('table')
  const [{ answer } = { answer: null }] = brokenAnswers(definition, path)
  const onRepeat = vi.fn()
  const onQueryOther = vi.fn()
  const others = [
    { source: 'fonte', title: 'Fonte' },
    { source: 'outra', title: 'Outra base' },
  ]
  await show(definition, await readTestAnswer(definition, answer), {
    onRepeat,
    others,
    onQueryOther,
  })
  const title = definition.result.find((block) => 'value' in block && block.value === path)?.title
  expect(document.querySelector('[role=note]')?.textContent).toContain(title)
  act(() => button('Consultar de novo')?.click())
  expect(onRepeat).toHaveBeenCalledOnce()
  // The notice does not offer the source that answered.
  expect(button('Consultar em Fonte')).toBeUndefined()
  act(() => button('Consultar em Outra base')?.click())
  expect(onQueryOther).toHaveBeenCalledWith('outra')
})
