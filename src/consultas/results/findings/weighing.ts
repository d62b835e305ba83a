import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Severity } from '@manifest/schema/result.ts'

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

/** Returns true if an answer of the consulta may have a finding that weighs. */
export const declaresWeight = ({ findings = [] }: ConsultaDefinition): boolean =>
  findings.some(({ tone = 'neutral' }) => weighs(tone))
