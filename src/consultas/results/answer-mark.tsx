import { chakra } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Severity } from '@manifest/schema/result.ts'
import { severityProps } from '@/ui/theme/orange.ts'
import type { Outcome } from '../outcome.ts'
import { readFindings } from './findings/read-findings.ts'
import { outcomeLooks, toneLooks, toneTexts } from './outcome-look.ts'

const outcomeTexts: Record<Outcome['status'], string> = {
  found: 'respondida nesta sessão',
  incomplete: 'resposta incompleta nesta sessão',
  'not-found': 'nada encontrado nesta sessão',
  failed: 'falhou nesta sessão',
}

type AnswerMarkProps = { definition: ConsultaDefinition; outcome: Outcome }

/** Shows how a consulta was answered in the session, and the tone of its worst finding. */
export function AnswerMark({ definition, outcome }: AnswerMarkProps) {
  const tone = findWorstTone(definition, outcome)
  const { icon: Icon, color } = toneLooks[tone] ?? outcomeLooks[outcome.status]
  return (
    <chakra.span {...severityProps(tone)} css={markCss} color={color}>
      <Icon aria-hidden="true" />
      <chakra.span srOnly>
        {' '}
        {[outcomeTexts[outcome.status], toneTexts[tone]].filter(Boolean).join(', ')}
      </chakra.span>
    </chakra.span>
  )
}

/** At the end of the first line of its variant, where it moves nothing. */
const markCss = {
  position: 'absolute',
  top: { base: '4px', lg: '9px' },
  insetEnd: { base: '0', lg: '2.5' },
} as const

/** An incomplete answer may lack findings, so its findings decide nothing. */
function findWorstTone(definition: ConsultaDefinition, outcome: Outcome): Severity {
  if (outcome.status !== 'found') return 'neutral'
  return readFindings(definition, outcome, () => false)[0]?.tone ?? 'neutral'
}
