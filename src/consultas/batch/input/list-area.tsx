import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { type Ref, type SyntheticEvent, useMemo } from 'react'
import { LuDownload, LuTrash2 } from 'react-icons/lu'
import { download } from '@/lib/download.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { countLines, readFirstLines } from '@/lib/text-lines.ts'
import { useFieldControl } from '@/ui/forms/field.tsx'
import { TextArea } from '@/ui/forms/text-area.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { isLongText } from './entered-list.ts'

type ListAreaProps = {
  ref: Ref<HTMLTextAreaElement>
  initial: string
  onInput: () => void
  /** Receives the whole text if a paste or drop makes it too long for the field. */
  onLongText: (text: string) => void
}

/** In characters. Browsers take seconds to paste a longer text, so the code inserts it at once. */
const longPasteLength = 5_000

/** The text area for a pasted list. It is uncontrolled, because the text may have megabytes. */
export function ListArea({ ref, initial, onInput, onLongText }: ListAreaProps) {
  const insert = (event: SyntheticEvent<HTMLTextAreaElement>, data: DataTransfer) => {
    const text = data.getData('text/plain')
    if (text.length < longPasteLength) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const whole = value.slice(0, selectionStart) + text + value.slice(selectionEnd)
    if (isLongText(whole)) return onLongText(whole)
    event.currentTarget.setRangeText(text, selectionStart, selectionEnd, 'end')
    onInput()
  }
  return (
    <TextArea
      {...useFieldControl()}
      ref={ref}
      name="lista"
      defaultValue={initial}
      onInput={onInput}
      onPaste={(event) => insert(event, event.clipboardData)}
      onDrop={(event) => insert(event, event.dataTransfer)}
      rows={10}
      autoCapitalize="off"
      autoCorrect="off"
      py="3"
      fontFamily="mono"
      fontSize="sm"
      lineHeight="moderate"
      whiteSpace="pre"
      overflow="auto"
      fieldSizing="fixed"
    />
  )
}

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
        <Button size="sm" variant="outline" minH={touchHeight} onClick={onRemove}>
          <LuTrash2 aria-hidden="true" /> Remover
        </Button>
        <Button
          size="sm"
          variant="outline"
          minH={touchHeight}
          onClick={() => download('lista.txt', 'text/plain;charset=utf-8', text)}
        >
          <LuDownload aria-hidden="true" /> Baixar para editar
        </Button>
      </Flex>
    </Box>
  )
}
