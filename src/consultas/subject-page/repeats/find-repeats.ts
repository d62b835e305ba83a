import { searchKey } from '@/lib/search-text.ts'
import { emptyText } from '../../../formats/registry.ts'
import { isAnswered } from '../../outcome.ts'
import type { ResultSectionKey } from '../../results/findings/sections.ts'
import type { Section } from '../section.ts'
import { type AnswerFacts, readAnswerFacts } from './answer-facts.ts'
import { areFactsRepeated, isRepeated, listDifferences, listFacts } from './compare-facts.ts'
import { type HeadFacts, isPresent } from './fact.ts'

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

export type RepeatsByKey = ReadonlyMap<string, readonly Repeat[]>

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
