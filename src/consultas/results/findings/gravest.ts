import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Severity } from '@manifest/schema/result.ts'
import { isAnswered, type Outcome } from '../../outcome.ts'
import type { IsRevealed } from '../shown-text.ts'
import { readFindings } from './read-findings.ts'
import { joinWords } from './text.ts'
import { type AskedConsulta, unknownWeightsText } from './unknown-weights.ts'
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
