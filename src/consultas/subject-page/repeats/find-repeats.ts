import { useRef } from 'react'
import { emptyText, missingText } from '@/formats/registry.ts'
import { searchKey } from '@/lib/search-text.ts'
import { isAnswered } from '../../outcome.ts'
import type { ResultSectionKey } from '../../results/findings/sections.ts'
import type { Section } from '../section.ts'
import {
  type AnswerFacts,
  type BlockFacts,
  createFactTest,
  type Fact,
  type HeadFacts,
  isDistinctive,
  isPresent,
  readAnswerFacts,
} from './answer-facts.ts'

/** The head of the page, or an earlier section. */
type RepeatOrigin = { title: string; key?: string }

/** A block, or the head of an answer, that has no new values, or that contradicts an earlier answer. */
export type Repeat = {
  target: ResultSectionKey
  origin: RepeatOrigin
  /** The labels whose values differ. Absent: the block repeats all its values. */
  differing?: readonly string[]
  /** The head of an answer repeats the name of the page, but has a status of its own. */
  isNameOnly?: true
}

type RepeatsByKey = ReadonlyMap<string, readonly Repeat[]>

type EarlierAnswer = { origin: RepeatOrigin; facts: AnswerFacts }

const headOrigin: RepeatOrigin = { title: 'resumo' }

/**
 * Returns what each section repeats of the head or of an earlier section, and where it contradicts one.
 * Sections about another subject are left out.
 */
export function findRepeats(sections: readonly Section[], head: HeadFacts = { facts: [] }): RepeatsByKey {
  const earlier: EarlierAnswer[] = []
  const repeats = new Map<string, readonly Repeat[]>()
  for (const { key, title, definition, answer, isAboutAnother } of sections) {
    if (!isAnswered(answer?.outcome) || isAboutAnother) continue
    const facts = readAnswerFacts(definition, answer.outcome)
    repeats.set(key, listRepeats(facts, head, earlier))
    earlier.push({ origin: { title, key }, facts })
  }
  return repeats
}

function listRepeats(own: AnswerFacts, head: HeadFacts, earlier: readonly EarlierAnswer[]): Repeat[] {
  const identity = compareIdentity(own.identity, head, earlier)
  const blocks = own.blocks.flatMap((block, target): Repeat[] => {
    if (!block) return []
    const { facts } = block.kind === 'fields' ? block : { facts: [] }
    if (areFactsRepeated(facts, head.facts)) return [{ target, origin: headOrigin }]
    const repeated = earlier.find((other) => isRepeated(block, other.facts))
    if (repeated) return [{ target, origin: repeated.origin }]
    const others = [
      { origin: headOrigin, facts: head.facts },
      ...earlier.map(({ origin, facts }) => ({ origin, facts: listFacts(facts) })),
    ]
    for (const { origin, facts: otherFacts } of others) {
      const differing = listDifferences(facts, otherFacts)
      if (differing.length > 0) return [{ target, origin, differing }]
    }
    return []
  })
  return [...identity, ...blocks]
}

/** Compares the name, document and status that an answer leads with. Another name for one document differs. */
function compareIdentity(
  own: AnswerFacts['identity'],
  head: HeadFacts,
  earlier: readonly EarlierAnswer[],
): Repeat[] {
  if (!own || !isPresent(own.name)) return []
  const isSameName = (name: string | undefined) =>
    name !== undefined && searchKey(name) === searchKey(own.name)
  const isStatusIn = (status: string | undefined) => own.status === emptyText || own.status === status
  if (isSameName(head.name) && isStatusIn(head.status)) return [{ target: 'head', origin: headOrigin }]
  for (const { origin, facts } of earlier)
    if (isSameName(facts.identity?.name) && isStatusIn(facts.identity?.status))
      return [{ target: 'head', origin }]
  const isSameDocument = (other: AnswerFacts['identity']) =>
    isPresent(own.detail) && other?.detail === own.detail && other.detailFormat === own.detailFormat
  const contradicted = earlier.find(
    ({ facts: { identity } }) =>
      identity && isSameDocument(identity) && isPresent(identity.name) && !isSameName(identity.name),
  )
  if (contradicted) return [{ target: 'head', origin: contradicted.origin, differing: ['Nome'] }]
  return isSameName(head.name) ? [{ target: 'head', origin: headOrigin, isNameOnly: true }] : []
}

/** Returns true if earlier facts include all facts of a block. */
function isRepeated(block: BlockFacts, answer: AnswerFacts): boolean {
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
const listFacts = ({ headFacts, blocks }: Pick<AnswerFacts, 'headFacts' | 'blocks'>): Fact[] => [
  ...headFacts,
  ...blocks.flatMap((block) => (block?.kind === 'fields' ? block.facts : [])),
]

/**
 * Returns true if all facts occur among others. Facts that are equal by chance, such as 'Situação: Regular',
 * are no repeat: at least one must be distinctive. A missing value is never a repeat, because it must be seen.
 */
function areFactsRepeated(facts: readonly Fact[], others: readonly Fact[]): boolean {
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
function listDifferences(facts: readonly Fact[], others: readonly Fact[]): string[] {
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

/**
 * Returns what each section repeats. The list of a section stays the same object until it changes, so that
 * memoized sections do not render again.
 */
export function useRepeats(sections: readonly Section[], head?: HeadFacts): RepeatsByKey {
  const before = useRef<RepeatsByKey>(new Map())
  const next = new Map<string, readonly Repeat[]>()
  for (const [key, repeats] of findRepeats(sections, head)) {
    const known = before.current.get(key)
    next.set(key, known && JSON.stringify(known) === JSON.stringify(repeats) ? known : repeats)
  }
  before.current = next
  return next
}
