import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Severity } from '@manifest/schema/result.ts'
import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import { formatList } from '@/lib/format/list.ts'
import { formatCount } from '@/lib/format/quantity.ts'
import { isAnswered, type Outcome } from '../../outcome.ts'
import { readFindings } from './read-findings.ts'
import { joinWords } from './text.ts'
import { declaresWeight, rankTone, weighs } from './weighing.ts'

export type Gravity = 'grave' | 'attention' | 'info' | 'unknown' | 'none'

/** The worst finding of a line, in words. */
export type Gravest = {
  /** `none`: all is known, and no finding weighs. */
  gravity: Gravity
  /** Empty if no finding weighs. */
  text: string
  tone: Severity
  /** 0 is the gravest. What is not known comes after what weighs. */
  rank: number
  /** The line that `unknownWeightsText` returns. */
  unknownText: string | undefined
}

/** Reads the worst finding of a line. Sensitive values are hidden unless the user chose to include them. */
export type GravestReader = (outcome: Outcome, withSensitive?: boolean) => Gravest

/** A consulta of a line. `title` is given if it is about another subject than the line. */
export type LinePart = AskedConsulta & { outcome: Outcome | undefined; title?: string | undefined }

/** Creates the reader of a target's lines; `undefined` if none of its consultas may have a finding that weighs. */
export function createGravestReader(
  definitions: readonly ConsultaDefinition[],
  listParts: (outcome: Outcome) => readonly LinePart[],
): GravestReader | undefined {
  if (!definitions.some(declaresWeight)) return undefined
  const cache = new WeakMap<Outcome, Gravest>()
  return (outcome, withSensitive = false) => {
    const known = withSensitive ? undefined : cache.get(outcome)
    if (known) return known
    const gravest = findGravest(listParts(outcome), () => withSensitive)
    if (!withSensitive) cache.set(outcome, gravest)
    return gravest
  }
}

/** The first consulta wins among equals. */
function findGravest(parts: readonly LinePart[], isRevealed: IsRevealed): Gravest {
  const unknownText = unknownWeightsText(parts)
  const nothing: Gravest = {
    gravity: unknownText ? 'unknown' : 'none',
    text: '',
    tone: 'neutral',
    rank: unknownText ? rankTone('info') + 1 : rankTone('neutral'),
    unknownText,
  }
  return parts.reduce((worst, { definition, outcome, title }) => {
    const [finding] = isAnswered(outcome) ? readFindings(definition, outcome, isRevealed) : []
    if (!finding || !weighs(finding.tone)) return worst
    const { tone } = finding
    const rank = rankTone(tone)
    if (rank >= worst.rank) return worst
    // The title comes last: a cell cuts the end.
    const text = [joinWords(finding), title && `(${title})`].filter(Boolean).join(' ')
    return { gravity: readGravity(tone), text, tone, rank, unknownText }
  }, nothing)
}

function readGravity(tone: Severity): Gravity {
  if (tone === 'danger' || tone === 'orange') return 'grave'
  return tone === 'warning' ? 'attention' : 'info'
}

export type AskedConsulta = {
  definition: ConsultaDefinition
  state: 'not-queried' | 'waiting' | 'pending' | 'skipped' | Outcome['status']
}

/** The states that leave something unknown, with their words for one consulta and for more. */
const reasons: readonly [states: readonly AskedConsulta['state'][], one: string, many: string][] = [
  [['failed'], 'falhou', 'falharam'],
  [['incomplete'], 'ficou incompleta', 'ficaram incompletas'],
  [['skipped', 'not-queried'], 'não foi feita', 'não foram feitas'],
  [['waiting', 'pending'], 'ainda não respondeu', 'ainda não responderam'],
]

/**
 * Writes how many consultas may have findings that weigh and gave no complete answer: 'Não se sabe: 5 consultas que pesam
 * falharam e 1 ficou incompleta'. Returns `undefined` if all are known.
 */
export function unknownWeightsText(asked: readonly AskedConsulta[]): string | undefined {
  const weighing = asked.filter(({ definition }) => declaresWeight(definition))
  const clauses = reasons.flatMap(([states, one, many]) => {
    const count = weighing.filter(({ state }) => states.includes(state)).length
    return count === 0 ? [] : [{ count, verb: count === 1 ? one : many }]
  })
  if (clauses.length === 0) return undefined
  const texts = clauses.map(({ count, verb }, index) => {
    const noun = count === 1 ? 'consulta que pesa ' : 'consultas que pesam '
    return `${formatCount(count)} ${index === 0 ? noun : ''}${verb}`
  })
  return `Não se sabe: ${formatList(texts)}`
}
