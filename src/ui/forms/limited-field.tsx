import { chakra, Flex } from '@chakra-ui/react'
import { useEffect } from 'react'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { announce } from '../feedback/announcer.tsx'
import { FormField, type FormFieldProps } from './field.tsx'

/** Returns by how much a text is over a limit, in Portuguese; `undefined` if it is not. */
function describeExcess(text: string, max: number): string | undefined {
  const excess = text.length - max
  return excess > 0
    ? `O texto passa do limite em ${formatCounted(excess, 'caractere', 'caracteres')}. Nada foi cortado: encurte-o.`
    : undefined
}

type LimitedFieldProps = FormFieldProps & { text: string; max: number }

/** A field whose text has a limit. It counts the characters and keeps a text that is too long, with an error. */
export function LimitedField({ text, max, help, error, ...field }: LimitedFieldProps) {
  const excess = describeExcess(text, max)
  const isOver = excess !== undefined
  useEffect(() => {
    if (excess !== undefined) announce(excess)
  }, [isOver])
  const counter = (
    <chakra.span ms="auto" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      {formatCount(text.length)} de {formatCount(max)}
    </chakra.span>
  )
  return (
    <FormField
      {...field}
      error={excess ?? error}
      help={
        <Flex as="span" columnGap="4" wrap="wrap">
          {help && <span>{help}</span>} {counter}
        </Flex>
      }
    />
  )
}
