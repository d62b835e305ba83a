import { Box, Flex, Text } from '@chakra-ui/react'
import type { WaitingCode } from '@manifest/contract/source-batch.ts'
import { exactClockFormat, momentFormat } from '@/lib/format/dates.ts'
import { formatShare } from '@/lib/format/quantity.ts'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import { cachedLinesText, doneLinesText, queuedText } from '../live/status-text.ts'
import { type BatchProgress, countDone, durationText, type ServerProgress } from '../run/progress.ts'

const activities = {
  offline: 'Sem conexão com a internet. O lote continua quando a rede voltar.',
  'no-credits':
    'Pausado: faltam créditos. O que já foi respondido continua aqui, e o lote continua de onde parou.',
  cancelled: 'Cancelado. O que já foi consultado continua aqui.',
  'signed-out': 'Parado: sua sessão na fonte terminou. Exporte o que já tem antes de entrar de novo.',
  'login-failed': 'Parado: o login não foi aceito ou não pôde ser renovado. A linha que falhou diz por quê.',
  'server-failed': 'Terminado',
  gone: 'Terminado',
  done: 'Terminado',
}

/** Says what a run is doing or waiting for. */
function activityText(progress: BatchProgress, precedingTitle: string | undefined): string {
  const { status, backoffUntil, msLeft, counts, server } = progress
  if (server) return serverActivityText(progress, server)
  if (status === 'queued') return queuedText(precedingTitle)
  if (status === 'paused')
    return counts.pending > 0 ? 'Pausando: esperando as respostas já pedidas…' : 'Pausado'
  if (status !== 'running') return activities[status]
  if (backoffUntil !== undefined)
    return `A fonte pediu uma pausa. Continua às ${exactClockFormat.format(backoffUntil)}.`
  return msLeft === undefined ? 'Consultando…' : `Faltam cerca de ${durationText(msLeft)}`
}

const waitingTexts: Record<WaitingCode, string> = {
  limite: 'O fornecedor está no limite de pedidos. O lote continua sozinho.',
  pausa: 'O fornecedor falhou várias vezes seguidas. O lote continua sozinho quando ele voltar.',
}

/** Says what a batch on the server is doing, and how long the server keeps it. */
function serverActivityText(
  { status, backoffUntil, msLeft }: BatchProgress,
  { expiresAt, message, wasSubmitted, waiting }: ServerProgress,
): string {
  const kept = expiresAt ? ` O servidor guarda o lote até ${momentFormat.format(expiresAt)}.` : ''
  const goesOn = 'Roda no servidor: pode fechar esta aba.'
  switch (status) {
    case 'queued':
      return wasSubmitted ? `Na fila do servidor. ${goesOn}${kept}` : 'Enviando a lista ao servidor…'
    case 'running':
    case 'paused':
      if (backoffUntil !== undefined)
        return `O servidor não respondeu agora; o painel pergunta de novo às ${exactClockFormat.format(backoffUntil)}.${kept}`
      if (status === 'paused') return `Pausado no servidor. As respostas já pedidas ainda chegam.${kept}`
      if (waiting) return `${waitingTexts[waiting]}${kept}`
      return `${msLeft === undefined ? '' : `Faltam cerca de ${durationText(msLeft)}. `}${goesOn}${kept}`
    case 'offline':
      return `Sem conexão com a internet. O lote continua no servidor.${kept}`
    case 'no-credits':
      return `Parado: faltam créditos. O que já foi respondido continua aqui.${kept}`
    case 'cancelled':
      return `Cancelado no servidor. O que já foi consultado continua aqui.${kept}`
    case 'signed-out':
      return wasSubmitted
        ? `Sua sessão na fonte terminou. O lote continua no servidor: entre de novo para acompanhar.${kept}`
        : 'Sua sessão na fonte terminou, e a lista não foi enviada.'
    case 'login-failed':
      return `${message ?? ''}${wasSubmitted ? ` O lote continua no servidor.${kept}` : ' A lista não foi enviada.'}`
    case 'server-failed':
      return wasSubmitted
        ? `O servidor parou o lote antes do fim. O que já foi respondido continua aqui.${kept}`
        : `O servidor não confirmou o lote. ${message ?? ''} Confira em Lotes no servidor antes de enviar de novo.`
    case 'gone':
      return 'O servidor não tem mais este lote: talvez o prazo tenha terminado. O que já veio continua aqui.'
    case 'done':
      return `Terminado.${kept}`
  }
}

const barColor = ({ status }: BatchProgress) =>
  status === 'running' || status === 'done' ? 'primary.solid' : 'fg.subtle'

type RunProgressProps = {
  progress: BatchProgress
  /** The title of the batch before it in the queue. */
  precedingTitle: string | undefined
}

/** Shows the progress of a run and the time left. */
export function RunProgress({ progress, precedingTitle }: RunProgressProps) {
  const done = countDone(progress)
  const total = progress.rows.length
  const share = total === 0 ? 1 : done / total
  return (
    <Box>
      <Flex align="baseline" columnGap="4" rowGap="1" wrap="wrap" mb="2">
        <Text fontVariantNumeric="tabular-nums">
          <Text as="span" textStyle="h3">
            {doneLinesText(progress)}
          </Text>{' '}
          <Text as="span" color="fg.muted">
            linhas ({formatShare(share)}){progress.cached > 0 && `: ${cachedLinesText(progress.cached)}`}
          </Text>
        </Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {activityText(progress, precedingTitle)}
        </Text>
      </Flex>
      <ProgressBar
        label="Progresso do lote"
        done={done}
        total={total}
        text={`${doneLinesText(progress)} linhas, ${formatShare(share)}`}
        color={barColor(progress)}
      />
    </Box>
  )
}
