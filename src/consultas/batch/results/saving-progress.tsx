import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { LuX } from 'react-icons/lu'
import { formatCount, formatShare } from '@/lib/format/quantity.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { ProgressBar } from './progress-bar.tsx'
import type { Saving } from './use-saving.ts'

/** How much of a file is written, with a button that stops it. */
export function SavingProgress({ saving: { done, total, cancel } }: { saving: Saving }) {
  useEffect(() => announce('Exportando'), [])
  return (
    <Flex role="group" aria-label="Exportação" align="center" columnGap="4" rowGap="2" wrap="wrap" mt="4">
      <Text fontVariantNumeric="tabular-nums" color="fg.muted">
        Exportando {formatCount(done)} de {formatCount(total)} linhas
      </Text>
      <Box flex="1 1 10rem">
        <ProgressBar
          label="Progresso da exportação"
          done={done}
          total={total}
          text={`${formatShare(done / total)} do arquivo`}
          color="primary.solid"
        />
      </Box>
      <Button
        size="sm"
        variant="outline"
        colorPalette="neutral"
        aria-label="Cancelar a exportação"
        onClick={cancel}
      >
        <LuX aria-hidden="true" /> Cancelar
      </Button>
    </Flex>
  )
}
