import { Button } from '@chakra-ui/react'
import { ErrorState } from '@/ui/feedback/error-state.tsx'
import type { Failed, Failure as Reason } from '../outcome.ts'
import { useCountdown } from './use-countdown.ts'

const titles: Record<Reason, string> = {
  offline: 'Você está sem conexão',
  timeout: 'A fonte não respondeu a tempo',
  'rate-limited': 'Limite de consultas atingido',
  unavailable: 'A fonte está fora do ar',
  refused: 'A fonte recusou a consulta',
  'signed-out': 'Sua sessão terminou',
  malformed: 'Resposta ilegível',
  unexpected: 'Resposta inesperada',
  'too-large': 'Resposta grande demais',
}

/** A consulta that failed: why, and a button to retry it, disabled as long as the source asks to back off. */
export function Failure({ failed, onRepeat }: { failed: Failed; onRepeat: () => void }) {
  const { reason, message, retryAfterMs, at } = failed
  const seconds = useCountdown(retryAfterMs === undefined ? undefined : at + retryAfterMs)
  return (
    <ErrorState
      title={titles[reason]}
      detail={message}
      action={
        <Button onClick={onRepeat} disabled={seconds > 0}>
          {seconds > 0 ? `Tentar novamente em ${spelled(seconds)}` : 'Tentar novamente'}
        </Button>
      }
    />
  )
}

const spelled = (seconds: number) =>
  seconds < 90
    ? `${seconds} s`
    : seconds < 5_400
      ? `${Math.ceil(seconds / 60)} min`
      : `${Math.ceil(seconds / 3_600)} h`
