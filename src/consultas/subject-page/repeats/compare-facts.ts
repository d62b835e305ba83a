import { missingText } from '../../../formats/registry.ts'
import type { AnswerFacts, BlockFacts } from './answer-facts.ts'
import { createFactTest, type Fact, isDistinctive, isPresent } from './fact.ts'

/** Returns true if earlier facts include all facts of a block. */
export function isRepeated(block: BlockFacts, answer: AnswerFacts): boolean {
  const { blocks } = answer
  switch (block.kind) {
    case 'alert':
      return blocks.some((other) => other?.kind === 'alert' && other.text === block.text)
    case 'fields':
      return areFactsRepeated(block.facts, listFacts(answer))
    case 'rows':
      return blocks.some((other) => other?.kind === 'rows' && areRowsRepeated(block, other))
  }
}

/** Returns the labelled values of an answer, also those of its head. */
export const listFacts = ({ headFacts, blocks }: Pick<AnswerFacts, 'headFacts' | 'blocks'>): Fact[] => [
  ...headFacts,
  ...blocks.flatMap((block) => (block?.kind === 'fields' ? block.facts : [])),
]

/**
 * Returns true if all facts occur among others. Facts that are equal by chance, such as 'Situação: Regular',
 * are no repeat: at least one must be distinctive. A missing value is never a repeat, because it must be seen.
 */
export function areFactsRepeated(facts: readonly Fact[], others: readonly Fact[]): boolean {
  if (!facts.some(({ text }) => isDistinctive(text))) return false
  const isRepeat = createFactTest(others)
  return facts.every((fact) => fact.text !== missingText && isRepeat(fact))
}

type Rows = Extract<BlockFacts, { kind: 'rows' }>

function areRowsRepeated({ labels, rows }: Rows, other: Rows): boolean {
  const columns = labels.map((label) => other.labels.indexOf(label))
  if (columns.includes(-1) || rows.flat().includes(missingText)) return false
  if (!rows.every((cells) => cells.some(isDistinctive))) return false
  const otherKeys = new Set(other.rows.map((cells) => JSON.stringify(columns.map((column) => cells[column]))))
  return rows.every((cells) => otherKeys.has(JSON.stringify(cells)))
}

/**
 * Returns the labels that have different values in two lists of facts. The lists are compared only if more values
 * agree than differ, and one of the equal values is distinctive: otherwise they may be about different things.
 */
export function listDifferences(facts: readonly Fact[], others: readonly Fact[]): string[] {
  const isRepeat = createFactTest(others)
  const present = facts.filter(({ text }) => isPresent(text))
  const equal = present.filter(isRepeat)
  const differing = present.filter((fact) => {
    const matching = others.filter((other) => isSameField(fact, other) && isPresent(other.text))
    return new Set(matching.map(({ text }) => text)).size === 1 && !isRepeat(fact)
  })
  const areComparable = equal.length > differing.length && equal.some(({ text }) => isDistinctive(text))
  return areComparable ? differing.map(({ label }) => label) : []
}

const isSameField = (one: Fact, other: Fact) =>
  one.label === other.label || (one.path !== undefined && one.path === other.path)
