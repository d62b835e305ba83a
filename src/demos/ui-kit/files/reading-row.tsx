import { Box, chakra, Flex, Image, Text } from '@chakra-ui/react'
import { LuFileText, LuPause, LuPlay, LuRotateCcw, LuSquare, LuX } from 'react-icons/lu'
import { IconAction } from '../../parts/icon-action.tsx'
import { ProgressBar } from '../../parts/progress-bar.tsx'
import { Small } from '../basics.tsx'
import { formatFileSize } from './file-rules.ts'
import type { Reading, ReadingPhase } from './use-readings.ts'

const words: Record<ReadingPhase, string> = {
  waiting: 'Na fila',
  reading: 'Lendo',
  paused: 'Em pausa',
  failed: 'A leitura caiu',
  cancelled: 'Cancelado',
  done: 'Lido por inteiro',
}

const colors: Partial<Record<ReadingPhase, string>> = { failed: 'fg.error', done: 'fg.success' }

type ReadingRowProps = {
  reading: Reading
  onPause: () => void
  onResume: () => void
  onCancel: () => void
  onRetry: () => void
  onRemove: () => void
}

export function ReadingRow({ reading, onPause, onResume, onCancel, onRetry, onRemove }: ReadingRowProps) {
  const { file, phase, bytes, preview, digest } = reading
  const percent = Math.round((bytes / file.size) * 100)
  const isActive = phase === 'reading' || phase === 'waiting' || phase === 'paused'
  return (
    <chakra.li borderWidth="1px" borderRadius="control" p="3">
      <Flex gap="3" align="center">
        <Flex
          boxSize="10"
          flexShrink="0"
          align="center"
          justify="center"
          bg="bg.muted"
          borderRadius="sm"
          overflow="hidden"
          color="fg.muted"
        >
          {preview ? (
            <Image src={preview} alt="" boxSize="full" objectFit="cover" />
          ) : (
            <LuFileText aria-hidden="true" />
          )}
        </Flex>
        <Box flex="1" minW="0">
          <Text truncate title={file.name} fontWeight="500">
            {file.name}
          </Text>
          <Text textStyle="small" color={colors[phase] ?? 'fg.muted'} fontVariantNumeric="tabular-nums">
            {words[phase]}, {formatFileSize(bytes)} de {formatFileSize(file.size)}
          </Text>
        </Box>
        <Flex flexShrink="0">
          {phase === 'reading' && (
            <IconAction label={`Pausar ${file.name}`} icon={<LuPause />} onClick={onPause} />
          )}
          {phase === 'paused' && (
            <IconAction label={`Continuar ${file.name}`} icon={<LuPlay />} onClick={onResume} />
          )}
          {(phase === 'failed' || phase === 'cancelled') && (
            <IconAction label={`Tentar de novo ${file.name}`} icon={<LuRotateCcw />} onClick={onRetry} />
          )}
          {isActive && <IconAction label={`Cancelar ${file.name}`} icon={<LuSquare />} onClick={onCancel} />}
          {!isActive && <IconAction label={`Tirar ${file.name}`} icon={<LuX />} onClick={onRemove} />}
        </Flex>
      </Flex>
      {isActive && (
        <Box mt="2">
          <ProgressBar label={`Leitura de ${file.name}`} value={percent} />
        </Box>
      )}
      {digest && (
        <Small mt="2" truncate title={digest}>
          SHA-256 {digest}
        </Small>
      )}
    </chakra.li>
  )
}
