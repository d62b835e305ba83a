import { missingText } from '../../../formats/registry.ts'
import type { AnswerFacts, BlockFacts } from './answer-facts.ts'
import { buildFactKey, type Fact, isDistinctive, isPresent } from './fact.ts'

/** Returns true if an earlier answer says all that a block says. */
export const isRepeated = (block: BlockFacts, { blocks }: Pick<AnswerFacts, 'blocks'>): boolean => {
  switch (block.kind) {
    case 'alert':
      return blocks.some((other) => other?.kind === 'alert' && other.text === block.text)
    case 'fields':
      return areFactsRepeated(block.facts, listFacts(blocks))
    case 'rows':
      return blocks.some((other) => other?.kind === 'rows' && areRowsRepeated(block, other))
  }
}

export const listFacts = (blocks: AnswerFacts['blocks']): Fact[] =>
  blocks.flatMap((block) => (block?.kind === 'fields' ? block.facts : []))

/**
 * Returns true if all facts occur among others. Facts that are equal by chance, such as 'Situação: Regular',
 * are no repeat: at least one must be distinctive. A missing value is never a repeat, because it must be seen.
 */
export function areFactsRepeated(facts: readonly Fact[], others: readonly Fact[]): boolean {
  if (!facts.some(({ text }) => isDistinctive(text))) return false
  const keys = new Set(others.map(buildFactKey))
  return facts.every((fact) => fact.text !== missingText && keys.has(buildFactKey(fact)))
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
 * Returns the labels whose values two lists of facts tell differently. They are compared only if they agree on
 * more values than they differ in, one of them distinctive: otherwise they may be about different things.
 */
export function listDifferences(facts: readonly Fact[], others: readonly Fact[]): string[] {
  const keys = new Set(others.map(buildFactKey))
  const present = facts.filter(({ text }) => isPresent(text))
  const equal = present.filter((fact) => keys.has(buildFactKey(fact)))
  const differing = present.filter(({ label, text }) => {
    const told = others.filter((other) => other.label === label && isPresent(other.text))
    return told.length === 1 && told[0]?.text !== text
  })
  const isSameThing = equal.length > differing.length && equal.some(({ text }) => isDistinctive(text))
  return isSameThing ? differing.map(({ label }) => label) : []
}
