import { Button, Flex, Text } from '@chakra-ui/react'
import { LuListChecks } from 'react-icons/lu'
import { formatCount } from '@/lib/format/quantity.ts'
import { touchHeight } from '@/ui/touch-height.ts'
import { isLeadKind, type LeadKind } from '@manifest/contract/lead-kinds.ts'
import { findRule } from '../../fields/registry.ts'
import type { Field } from '@manifest/schema/field.ts'
import { type ClipboardEvent, useState } from 'react'
import { announce } from '@/ui/feedback/announcer.tsx'
import { type FormShape, validateForm } from './form-values.ts'

/** What several values of a kind are called. */
const plurals: Record<LeadKind, string> = {
  cpf: 'CPFs',
  cnpj: 'CNPJs',
  cep: 'CEPs',
  phone: 'telefones',
  email: 'e-mails',
  placa: 'placas',
  process: 'processos',
  cns: 'cartões SUS',
}

/** Several values that were pasted into one field: as a form sends them, each once, and what they are called. */
export type PastedValues = { values: string[]; name: string }

/** Separators of a list; a space is one where there is no other, since it also stands inside of values. */
const separators = [/[\n\r;,\t]+/, /\s+/]

/** The values in a text that is pasted into a field; `undefined` where it has fewer than two valid ones. */
export function parsePastedValues(field: Field, text: string): PastedValues | undefined {
  const { kind } = field
  if (!isLeadKind(kind)) return undefined
  const { normalise, validate } = findRule(field)
  for (const separator of separators) {
    const values = text.split(separator).map(normalise)
    const valid = new Set(values.filter((value) => value !== '' && validate(value, field) === undefined))
    if (valid.size > 1) return { values: [...valid], name: plurals[kind] }
  }
  return undefined
}

/**
 * Several values that are pasted into a field: the first is used. All of them are offered to a batch where its lines need
 * no other value, and `pasted` are those.
 */
export function usePastedList(shape: FormShape) {
  const [pasted, setPasted] = useState<PastedValues>()

  const onPaste = (field: Field, event: ClipboardEvent) => {
    const found = parsePastedValues(field, event.clipboardData.getData('text'))
    const [first] = found?.values ?? []
    if (!found || first === undefined || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    event.target.value = first
    // The mask and the form hear of it as of typing.
    event.target.dispatchEvent(new Event('input', { bubbles: true }))
    const isEnough = Object.keys(validateForm(shape, { [field.name]: first })).length === 0
    if (!isEnough || field !== shape.fields[0]) return
    setPasted(found)
    announce(`Você colou ${found.values.length} ${found.name}`)
  }

  return { pasted, onPaste, clearPasted: () => setPasted(undefined) }
}

type PastedNoticeProps = { pasted: PastedValues; onBatch: () => void }

/** Says that several values were pasted, of which a form takes one, and leads to the batch, which takes all. */
export const PastedNotice = ({ pasted: { values, name }, onBatch }: PastedNoticeProps) => (
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
      Você colou {formatCount(values.length)} {name}. Consultar em lote?
    </Text>
    <Button size="xs" minH={touchHeight} variant="outline" colorPalette="neutral" onClick={onBatch}>
      <LuListChecks aria-hidden="true" /> Abrir o lote
    </Button>
  </Flex>
)
