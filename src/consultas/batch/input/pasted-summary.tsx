import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { type Ref, useMemo } from 'react'
import { LuDownload, LuTrash2 } from 'react-icons/lu'
import { download } from '@/lib/download.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { countLines, readFirstLines } from '@/lib/text-lines.ts'
import { touchHeight } from '@/ui/touch-height.ts'

type PastedSummaryProps = { ref: Ref<HTMLDivElement>; text: string; onRemove: () => void }

const maxLines = 6

/** In characters. */
const maxLineLength = 80

/** Stands for a pasted list that is too long for the field: how many lines it has, and the first ones. */
export function PastedSummary({ ref, text, onRemove }: PastedSummaryProps) {
  const title = useMemo(() => formatCounted(countLines(text), 'linha colada', 'linhas coladas'), [text])
  return (
    <Box
      ref={ref}
      role="group"
      aria-label="Lista colada"
      tabIndex={-1}
      p="3"
      borderWidth="1px"
      borderRadius="control"
      outline="none"
    >
      <Text fontWeight="600" fontVariantNumeric="tabular-nums">
        {title}
      </Text>
      <chakra.pre mt="2" fontFamily="mono" fontSize="sm" color="fg.muted" overflow="hidden">
        {[...readFirstLines(text, maxLines, maxLineLength), '…'].join('\n')}
      </chakra.pre>
      <Flex gap="2" mt="3" wrap="wrap">
        <Button size="sm" variant="outline" colorPalette="neutral" minH={touchHeight} onClick={onRemove}>
          <LuTrash2 aria-hidden="true" /> Remover
        </Button>
        <Button
          size="sm"
          variant="outline"
          colorPalette="neutral"
          minH={touchHeight}
          onClick={() => download('lista.txt', 'text/plain;charset=utf-8', text)}
        >
          <LuDownload aria-hidden="true" /> Baixar para editar
        </Button>
      </Flex>
    </Box>
  )
}
