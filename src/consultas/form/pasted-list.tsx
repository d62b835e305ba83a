import { Button, Flex, Text } from '@chakra-ui/react'
import { validateValue } from '@manifest/contract/validate-value.ts'
import { findKind, identifiesSubject, subjectWords } from '@manifest/kinds/index.ts'
import type { Field } from '@manifest/schema/field.ts'
import { type ClipboardEvent, useState } from 'react'
import { LuListChecks } from 'react-icons/lu'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { countLines, readFirstLines } from '@/lib/text-lines.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { touchHeight } from '@/ui/touch-height.ts'
import { type FormShape, validateForm } from './form-values.ts'

/** Distinct, normalised values that the user pasted into one field, and the plural name of their kind. */
type PastedValues = { values: string[]; name: string }

/** Pasted values, and the whole text if it is a table for the batch: its other columns and invalid lines go along. */
export type PastedList = PastedValues & {
  table?: string
  /** The number of lines of a long text, of which only the first values are read. */
  lines?: number
}

/** In characters. Of a longer text only the first lines are read. */
const longLength = 20_000

/** In characters. The mask would keep all digits of a longer text. */
const maxValueLength = 1000

const sampleLines = 200

/** In characters. */
const sampleLineLength = 200

/** Separators of a list, in order of preference. A space can also be part of a value, so it comes last. */
const separators = [/[\n\r;,\t]+/, /\s+/]

/**
 * Returns the values in a text that the user pastes into a field; `undefined` if fewer than two are valid. Unlike the
 * search, which finds out what a list is of, it reads values of the field's kind only.
 */
export function parsePastedValues(field: Field, text: string): PastedValues | undefined {
  const { kind } = field
  // A pasted text with commas or line ends can be one name, so names are no list.
  if (!identifiesSubject(kind)) return undefined
  const { normalise } = findKind(kind)
  for (const separator of separators) {
    const values = text.split(separator).map(normalise)
    const valid = new Set(values.filter((value) => value !== '' && validateValue(field, value) === undefined))
    if (valid.size > 1) return { values: [...valid], name: subjectWords(kind).plural }
  }
  return undefined
}

/** Returns a text of several lines as it is, unless some line has several of the values. */
export function findPastedTable(text: string, { values }: PastedValues): string | undefined {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  return lines.length > 1 && values.length <= lines.length ? lines.join('\n') : undefined
}

/**
 * Handles a list that the user pastes into a field. The field takes the first value. If a batch needs no
 * other field, `pasted` has all values for it.
 */
export function usePastedList(shape: FormShape) {
  const [pasted, setPasted] = useState<PastedList>()

  const onPaste = (field: Field, event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    const isOneValue = identifiesSubject(field.kind)
    const isLong = isOneValue && text.length > longLength
    const sample = isLong ? readFirstLines(text, sampleLines, sampleLineLength).join('\n') : text
    const found = parsePastedValues(field, sample)
    if (!found && isOneValue && text.length > maxValueLength) {
      event.preventDefault()
      return notify.error('O texto é longo demais para este campo, e nada foi colado.')
    }
    const [first] = found?.values ?? []
    if (!found || first === undefined || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    event.target.value = first
    // The mask and the form handle this event as if the user had typed.
    event.target.dispatchEvent(new Event('input', { bubbles: true }))
    const isEnough = Object.keys(validateForm(shape, { [field.name]: first })).length === 0
    if (!isEnough || field !== shape.fields[0]) return
    const table = isLong ? text : findPastedTable(text, found)
    const list = {
      ...found,
      ...(table === undefined ? {} : { table }),
      ...(isLong ? { lines: countLines(text) } : {}),
    }
    setPasted(list)
    announce(describePasted(list))
  }

  return { pasted, onPaste, clearPasted: () => setPasted(undefined) }
}

const describePasted = ({ values, name, lines }: PastedList) =>
  lines === undefined
    ? `Você colou ${formatCount(values.length)} ${name}`
    : `Você colou ${formatCounted(lines, 'linha', 'linhas')} de ${name}`

type PastedNoticeProps = { pasted: PastedList; onBatch: () => void }

/** Offers to open the batch with all pasted values, since the form takes only one. */
export const PastedNotice = ({ pasted, onBatch }: PastedNoticeProps) => (
  <Flex
    align="center"
    columnGap="3"
    rowGap="2"
    wrap="wrap"
    mt="2"
    px="3"
    py="2"
    borderWidth="1px"
    borderRadius="control"
  >
    <Text textStyle="small" flex="1 1 10rem">
      {describePasted(pasted)}. Consultar em lote?
    </Text>
    <Button size="xs" minH={touchHeight} variant="outline" onClick={onBatch}>
      <LuListChecks aria-hidden="true" /> Abrir o lote
    </Button>
  </Flex>
)
