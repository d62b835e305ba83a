import { Flex } from '@chakra-ui/react'
import type { Field } from '@manifest/schema/field.ts'
import type { KeyboardEvent } from 'react'
import { Input } from '@/ui/forms/field.tsx'
import type { InvalidLine } from '../run/progress.ts'

/** Returns the inputs of all lines in an area. */
export const listInputs = (area: Element | null | undefined) => [
  ...(area?.querySelectorAll<HTMLInputElement>('input[data-line]') ?? []),
]

/** Focuses an input and selects its text, so that typing replaces it. */
export function focusText(input: HTMLInputElement | undefined) {
  input?.focus()
  input?.select()
}

type LineInputsProps = {
  line: InvalidLine
  fields: readonly Field[]
  onEdit: (field: string, text: string) => void
}

/**
 * Text inputs for the fields of an invalid line. A change is checked on Enter and when the focus leaves. Enter goes to
 * the next input, and Escape restores the text.
 */
export const LineInputs = ({ line: { number, given }, fields, onEdit }: LineInputsProps) => (
  <Flex gap="2" minW="0">
    {fields.map(({ name, label }) => {
      const text = given[name] ?? ''
      const commit = (input: HTMLInputElement) => {
        if (input.value !== text) onEdit(name, input.value)
      }
      const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') {
          event.preventDefault()
          const { currentTarget } = event
          commit(currentTarget)
          const inputs = listInputs(currentTarget.closest('[data-invalid-lines]'))
          const next = inputs[inputs.indexOf(currentTarget) + 1]
          // A corrected line is checked first: if it is still invalid, the focus stays.
          if (currentTarget.value === text || next?.dataset.line === currentTarget.dataset.line)
            focusText(next)
        } else if (event.key === 'Escape' && event.currentTarget.value !== text) {
          event.stopPropagation()
          event.currentTarget.value = text
        }
      }
      return (
        <Input
          key={name}
          size="sm"
          width={fields.length > 1 ? '9.5rem' : '11rem'}
          minH={{ base: '11', md: '0' }}
          aria-label={`${label}, linha ${number}`}
          aria-invalid
          aria-describedby={`problem-${number}`}
          data-line={number}
          defaultValue={text}
          placeholder={fields.length > 1 ? label : '(vazio)'}
          // Personal data: the browser must neither store nor suggest it.
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onKeyDown={onKeyDown}
          onBlur={({ currentTarget }) => commit(currentTarget)}
        />
      )
    })}
  </Flex>
)
