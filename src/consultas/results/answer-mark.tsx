import { chakra } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Severity } from '@manifest/schema/result.ts'
import type { IconType } from 'react-icons'
import { LuCheck, LuCircleAlert, LuCircleX, LuFileWarning, LuSearchX, LuTriangleAlert } from 'react-icons/lu'
import { severityProps } from '@/ui/theme/orange.ts'
import type { Outcome } from '../outcome.ts'
import { readFindings } from './findings/read-findings.ts'

type Mark = { icon: IconType; tone: Severity; text: string }

const marks: Record<Exclude<Outcome['status'], 'found'>, Mark> = {
  incomplete: { icon: LuFileWarning, tone: 'warning', text: 'resposta incompleta nesta sessão' },
  'not-found': { icon: LuSearchX, tone: 'neutral', text: 'nada encontrado nesta sessão' },
  failed: { icon: LuCircleX, tone: 'danger', text: 'falhou nesta sessão' },
}

const answered: Mark = { icon: LuCheck, tone: 'neutral', text: 'respondida nesta sessão' }
const grave = { icon: LuCircleAlert, text: `${answered.text}, com achado grave` }

/** Complete answers by the tone of their worst finding. Others have no mark of their own. */
const marksByTone: Partial<Record<Severity, Mark>> = {
  danger: { ...grave, tone: 'danger' },
  orange: { ...grave, tone: 'orange' },
  warning: { icon: LuTriangleAlert, tone: 'warning', text: `${answered.text}, com achado que pede atenção` },
}

type AnswerMarkProps = { definition: ConsultaDefinition; outcome: Outcome }

/** Shows how a consulta was answered in the session, and the tone of its worst finding. */
export function AnswerMark({ definition, outcome }: AnswerMarkProps) {
  const { icon: Icon, tone, text } = findMark(definition, outcome)
  return (
    <chakra.span
      {...severityProps(tone)}
      css={markCss}
      color={tone === 'neutral' ? 'fg.muted' : 'colorPalette.fg'}
    >
      <Icon aria-hidden="true" />
      <chakra.span srOnly> {text}</chakra.span>
    </chakra.span>
  )
}

/** At the end of the first line of its variant, where it moves nothing. */
const markCss = {
  position: 'absolute',
  top: { base: '4px', lg: '9px' },
  insetEnd: { base: '0', lg: '2.5' },
} as const

function findMark(definition: ConsultaDefinition, outcome: Outcome): Mark {
  if (outcome.status !== 'found') return marks[outcome.status]
  const [worst] = readFindings(definition, outcome, () => false)
  return (worst && marksByTone[worst.tone]) ?? answered
}
