import { Button, Flex, Link } from '@chakra-ui/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { app } from '@/generated/app.ts'
import { CreditsLink } from '@/session/credits-link.tsx'
import { ErrorState } from '@/ui/feedback/notice.tsx'
import { keepFocus } from '@/ui/forms/keep-focus.ts'
import { touchHeight } from '@/ui/touch-height.ts'
import {
  defaultMessage,
  type FailedOutcome,
  type FailureReason,
  type FailureReason as Reason,
} from '../outcome.ts'
import { RequestCode } from './request-code.tsx'

const titles: Record<Reason, string> = {
  offline: 'Você está sem conexão',
  timeout: 'A fonte não respondeu a tempo',
  'rate-limited': 'Limite de consultas atingido',
  unavailable: 'A fonte está fora do ar',
  refused: 'A fonte recusou a consulta',
  'no-credits': 'Faltam créditos',
  forbidden: 'Consulta não autorizada',
  'signed-out': 'Sua sessão terminou',
  'login-refused': 'A fonte recusa este login',
  'no-token': 'O acesso não pôde ser renovado',
  'not-loaded': 'A consulta não foi feita',
  malformed: 'Resposta ilegível',
  unexpected: 'Resposta inesperada',
  'too-large': 'Resposta grande demais',
  'no-path': 'A fonte não tem este caminho',
  'other-document': 'A resposta é sobre outro documento',
  'maybe-charged': 'Talvez cobrada',
}

/** Failures that only those who run the product can mend. */
const supportReasons: readonly Reason[] = [
  'login-refused',
  'no-token',
  'malformed',
  'unexpected',
  'too-large',
  'no-path',
  'other-document',
]

// Without its code there is no button.
const CopyDiagnosis = lazy(() =>
  import('@/session/copy-diagnosis.tsx').catch(() => ({ default: () => <></> })),
)

type LookupFailureProps = { failed: FailedOutcome; onRepeat: () => void; onCorrect: (() => void) | undefined }

/** Explains why a query failed, and offers an action that helps. */
export function LookupFailure(props: LookupFailureProps) {
  const title = titles[props.failed.reason]
  return (
    <ErrorState
      title={title}
      detail={readFailureDetail(props.failed, title)}
      action={
        <Flex direction="column" align="center" gap="4" onMouseDown={keepFocus}>
          <FailureAction {...props} />
          {supportReasons.includes(props.failed.reason) && (
            <Suspense fallback={null}>
              <CopyDiagnosis minH={touchHeight} variant="ghost" />
            </Suspense>
          )}
          <RequestCode outcome={props.failed} justify="center" />
        </Flex>
      }
    />
  )
}

const { vendor } = app.footer

/** Shows the action that helps most. If a retry would not help, it is not the main action. */
function FailureAction({ failed, onRepeat, onCorrect }: LookupFailureProps) {
  switch (failed.reason) {
    case 'no-credits':
      return <CreditsLink />
    case 'forbidden':
    case 'login-refused':
      return (
        <Flex direction="column" align="center" gap="3">
          {vendor && <Link href={vendor.url}>Falar com {vendor.name}</Link>}
          <Retry failed={failed} onRepeat={onRepeat} isSecondary />
        </Flex>
      )
    case 'refused':
      return (
        <Flex gap="2" wrap="wrap" justify="center">
          {onCorrect && (
            <Button minH={touchHeight} onClick={onCorrect}>
              Conferir o que foi digitado
            </Button>
          )}
          <Retry failed={failed} onRepeat={onRepeat} isSecondary />
        </Flex>
      )
    default:
      return <Retry failed={failed} onRepeat={onRepeat} />
  }
}

type RetryProps = Pick<LookupFailureProps, 'failed' | 'onRepeat'> & { isSecondary?: boolean }

/**
 * Repeats the query. It is disabled during the source's backoff, and keeps its width while the seconds
 * count down.
 */
function Retry({ failed: { retryAfterMs, at }, onRepeat, isSecondary = false }: RetryProps) {
  const seconds = useCountdown(retryAfterMs === undefined ? undefined : at + retryAfterMs)
  return (
    <Button
      {...(isSecondary ? { variant: 'outline', colorPalette: 'neutral' } : {})}
      minH={touchHeight}
      minW={retryAfterMs === undefined ? undefined : '60'}
      fontVariantNumeric="tabular-nums"
      transition="none"
      onClick={onRepeat}
      disabled={seconds > 0}
    >
      {seconds > 0 ? `Tentar de novo em ${waitText(seconds)}` : 'Tentar de novo'}
    </Button>
  )
}

const waitText = (seconds: number) =>
  seconds < 90
    ? `${seconds} s`
    : seconds < 5_400
      ? `${Math.ceil(seconds / 60)} min`
      : `${Math.ceil(seconds / 3_600)} h`

const secondsUntil = (until: number | undefined) =>
  until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1_000))

/**
 * Returns the whole seconds until a time in milliseconds since the epoch; 0 if it has passed or is absent.
 */
function useCountdown(until: number | undefined): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until))
  useEffect(() => {
    setSeconds(secondsUntil(until))
    if (secondsUntil(until) === 0) return
    const timer = setInterval(() => {
      const left = secondsUntil(until)
      setSeconds(left)
      if (left === 0) clearInterval(timer)
    }, 1_000)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}

/** The default messages of these reasons tell more than the title. Those of the others begin with the title's fact. */
const tellsMore = new Set<FailureReason>([
  'forbidden',
  'login-refused',
  'no-token',
  'not-loaded',
  'unexpected',
  'maybe-charged',
])

const readWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** Returns what a failure's message adds to the title above it: the message without a first sentence that repeats it. */
export function readFailureDetail(
  { reason, message }: Pick<FailedOutcome, 'reason' | 'message'>,
  title: string,
): string | undefined {
  const [first = '', ...rest] = message.split(/(?<=[.!?])\s+/)
  const words = readWords(first)
  const isRepeated =
    message === defaultMessage(reason)
      ? !tellsMore.has(reason)
      : readWords(title).every((word) => words.includes(word))
  return isRepeated ? rest.join(' ') || undefined : message
}
