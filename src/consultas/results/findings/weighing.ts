import { readMeasure } from '@manifest/contract/findings.ts'
import { isTruthy } from '@manifest/contract/is-truthy.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Finding } from '@manifest/schema/finding.ts'
import type { Severity } from '@manifest/schema/result.ts'
import { findBand, parseScore, type ScoreBand } from '@/blocks/score/facts.ts'
import { emptyText, formatValue } from '../../../formats/registry.ts'

/** The gravest tone first. */
const tones: readonly Severity[] = [
  'danger',
  'orange',
  'warning',
  'info',
  'primary',
  'secondary',
  'success',
  'neutral',
]

/** Returns the place of a tone in the order of gravity: 0 is the gravest. */
export const rankTone = (tone: Severity): number => tones.indexOf(tone)

/** Returns true if findings of this tone weigh. Good findings and facts do not. */
export const weighs = (tone: Severity): boolean => rankTone(tone) <= rankTone('info')

type Layout = Pick<ConsultaDefinition, 'result'>

/** Returns the bands of the score that a finding shows. They apply to the score after `scale`, so the finding must have the same `scale`. */
function listBands(finding: Finding, { result }: Layout): readonly ScoreBand[] {
  const { measure, path } = readMeasure(finding)
  const block = result.find(
    (block) => block.block === 'score' && block.value === path && block.scale === finding.scale,
  )
  return measure === 'value' && block?.block === 'score' ? block.bands : []
}

/** Returns the band of the score that a finding shows; `undefined` if it shows none. */
export function readBand(finding: Finding, layout: Layout, value: unknown): ScoreBand | undefined {
  const score = parseScore(value)
  return score === undefined ? undefined : findBand(listBands(finding, layout), score)
}

/** Returns the tone that `colors` give the value, or else the finding's own, or else the one of its score's band. */
export const readTone = (finding: Finding, layout: Layout, value: unknown): Severity =>
  finding.colors?.[String(value)] ?? finding.tone ?? readBand(finding, layout, value)?.color ?? 'neutral'

/** Returns the tones that a finding may have. */
export const listTones = (finding: Finding, layout: Layout): Severity[] => [
  ...Object.values(finding.colors ?? {}),
  ...(finding.tone ? [finding.tone] : listBands(finding, layout).map(({ color }) => color)),
]

/** Returns true if the answer has the value of a finding, and the manifest says that it appears. */
export function appears({ when, format, colors = {} }: Finding, value: unknown): boolean {
  if (formatValue(value, format) === emptyText) return false
  if (when === 'colored') return colors[String(value)] !== undefined
  return when === 'always' || isTruthy(value)
}

/** Returns true if an answer of the consulta may have a finding that weighs. */
export const declaresWeight = (definition: ConsultaDefinition): boolean =>
  (definition.findings ?? []).some((finding) => listTones(finding, definition).some(weighs))
