import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Block } from '@manifest/schema/result.ts'
import { describe, expect, it } from 'vitest'
import { createShownAnswer } from '../../../src/blocks/parts/shown-text.ts'
import { findBlockTexts } from '../../../src/blocks/texts.ts'
import { isAnswered, type Outcome } from '../../../src/consultas/outcome.ts'
import { answerText } from '../../../src/consultas/results/answer-parts.ts'
import { answerSheets } from '../../../src/consultas/results/export/answer-sheets.ts'
import { findingTexts } from '../../../src/consultas/results/findings/text.ts'
import { listMissingLabels } from '../../../src/consultas/results/incomplete/missing-labels.ts'
import { readAnswer } from '../../../src/consultas/sources/read-answer.ts'
import { createMissingPathsFinder } from '../../../src/consultas/sources/shape.ts'
import { answerCsv } from '../../support/answer-files.ts'
import { brokenAnswers, isAlwaysPresent, listReadPaths } from '../../support/broken-answers.ts'
import { createFound } from '../../support/create-found.ts'
import { definitions } from '../support/shipped-examples.ts'

const all = () => true

const readTestAnswer = (definition: ConsultaDefinition, answer: Json): Promise<Outcome> => {
  const { request = {}, example } = definition
  const missingPaths = createMissingPathsFinder(definition, definition.request?.optional)
  return readAnswer(Response.json(answer), request, {
    errors: {},
    example,
    missingPaths,
    sourceTitle: 'Fonte',
  })
}

/** Returns false for values that are `null` in all examples, since their type is unknown. */
const hasKnownType = (definition: ConsultaDefinition, path: string) =>
  brokenAnswers(definition, path).length > 0

const absent = 'Não veio na resposta'

/** Returns true if the path decides about the block's list, score or alert. */
function isDecidedBy(block: Block, path: string): boolean {
  if (block.block === 'alert') return block.when === path
  return block.block !== 'fields' && block.block !== 'image' && block.value === path
}

/** The texts that a block shows if it is empty. */
const emptyTexts = (block: Block) => ('empty' in block && block.empty ? [block.empty] : ['Nenhum registro.'])

describe.each(definitions)('$id', (definition) => {
  const paths = listReadPaths(definition).filter((path) => hasKnownType(definition, path))

  it('accepts its own examples as complete', async () => {
    for (const path of paths)
      for (const { whole } of brokenAnswers(definition, path))
        expect(await readTestAnswer(definition, whole)).toMatchObject({ status: 'found' })
  })

  it.each(paths)('never shows an answer without %s as clear of findings', async (path) => {
    for (const { how, whole, answer } of brokenAnswers(definition, path)) {
      const isRequired = isAlwaysPresent(definition, path) && !definition.request?.optional?.includes(path)
      const outcome = await readTestAnswer(definition, answer)
      if (isRequired || how === 'another type') expect(outcome.status, how).not.toBe('found')
      if (!isAnswered(outcome)) continue
      if (outcome.status === 'incomplete')
        expect(listMissingLabels(definition, outcome.missing).length, how).toBeGreaterThan(0)
      const before = findingTexts(definition, createFound(whole), all)
      for (const text of findingTexts(definition, outcome, all)) expect(before, how).toContain(text)
      const blockData = createShownAnswer(outcome, all)
      for (const block of definition.result.filter((each) => isDecidedBy(each, path))) {
        const isNullAllowed = outcome.status === 'found' && how === 'null'
        if (block.block === 'alert' || (block.block === 'score' && isNullAllowed)) continue
        expect(findBlockTexts(block).text(block, blockData), how).toEqual([absent])
        const written = [
          answerText(definition, outcome, all),
          answerCsv(definition, outcome, all),
          ...answerSheets(definition, outcome, all, 'Resumo').map(({ rows }) => JSON.stringify([...rows])),
        ]
        for (const text of emptyTexts(block).filter((empty) => countBlocks(definition, empty) === 1))
          for (const whole of written) expect(whole, how).not.toContain(text)
      }
    }
  })
})

/** Returns the number of blocks with this text for the empty state. */
const countBlocks = ({ result }: ConsultaDefinition, text: string) =>
  result.filter((block) => emptyTexts(block).includes(text)).length

it('shows no alert if the value of its condition is missing', async () => {
  for (const definition of definitions)
    for (const block of definition.result) {
      if (block.block !== 'alert' || block.when === undefined) continue
      if (!isAlwaysPresent(definition, block.when)) continue
      for (const { answer } of brokenAnswers(definition, block.when)) {
        const outcome = await readTestAnswer(definition, answer)
        if (isAnswered(outcome))
          expect(findBlockTexts(block).text(block, createShownAnswer(outcome, all)), definition.id).toEqual([
            absent,
          ])
      }
    }
})
