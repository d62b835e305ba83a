import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { BlockSheet } from '@/blocks/block-types.ts'
import { type CellValue, createShownAnswer, type IsRevealed } from '@/blocks/parts/shown-text.ts'
import { findBlockTexts, summaryTexts } from '@/blocks/texts.ts'
import { type AnsweredOutcome, listMissing } from '../outcome.ts'
import { findingsTitle, findingTexts } from './findings/text.ts'
import { incompleteText, incompleteTitle, listMissingLabels } from './incomplete/missing-labels.ts'
import { findPartialList } from './source-and-time.ts'

/** A part of an answer, as the clipboard and files have it: hidden values are hidden. */
export type AnswerPart = {
  title?: string | undefined
  /** Returns the rows of a sheet, below the title. A part without rows is left out. */
  rows: () => Iterable<CellValue[]>
  /** Returns lines of text, below the title. A part without lines is left out. */
  lines: () => string[]
  /** Present for a table with rows, which has a sheet of its own in a workbook. */
  sheet?: BlockSheet | undefined
}

type AnswerParts = Record<'missing' | 'findings' | 'summary', AnswerPart> & { blocks: AnswerPart[] }

/** Reads an answer as parts. The clipboard, the CSV file and workbooks are written from them. */
export function readAnswerParts(
  definition: ConsultaDefinition,
  answered: AnsweredOutcome,
  isRevealed: IsRevealed,
): AnswerParts {
  const { summary, result } = definition
  const shownAnswer = {
    ...createShownAnswer(answered, isRevealed),
    partialList: findPartialList(definition, answered),
  }
  const findings = findingTexts(definition, answered, isRevealed)
  return {
    missing: {
      title: incompleteTitle,
      rows: () => listMissingLabels(definition, listMissing(answered)).map((label) => ['Falta', label]),
      lines: () => incompleteText(definition, answered),
    },
    findings: {
      title: findingsTitle,
      rows: () => findings.map((text) => [text]),
      lines: () => (findings.length === 0 ? [] : [`${findingsTitle}: ${findings.join(' · ')}`]),
    },
    summary: {
      rows: () => (summary ? summaryTexts.rows(summary, shownAnswer) : []),
      lines: () => (summary ? summaryTexts.text(summary, shownAnswer) : []),
    },
    blocks: result.map((block) => {
      const { rows, text, sheet } = findBlockTexts(block)
      return {
        title: block.title,
        rows: () => rows(block, shownAnswer),
        lines: () => text(block, shownAnswer),
        sheet: sheet?.(block, shownAnswer),
      }
    }),
  }
}

/** Writes an answer as text for the clipboard. Sensitive values stay hidden unless the user revealed them. */
export function answerText(
  definition: ConsultaDefinition,
  answered: AnsweredOutcome,
  isRevealed: IsRevealed = () => false,
): string {
  const { summary, missing, findings, blocks } = readAnswerParts(definition, answered, isRevealed)
  // The lines of these parts name them.
  const head = [definition.title, ...[summary, missing, findings].flatMap(({ lines }) => lines())]
  const sections = blocks
    .map(({ title, lines }) => ({ title, lines: lines() }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => (title === undefined ? lines : [title, ...lines]))
  return [head, ...sections].map((lines) => lines.join('\n')).join('\n\n')
}
