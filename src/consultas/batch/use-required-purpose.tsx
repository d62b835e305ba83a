import { chakra } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import { announce } from '@/ui/feedback/announcer.tsx'
import { type FormShape, formatMissingMessage } from '../form/form-values.ts'
import { lacksPurpose, purposeField } from '../form/purpose.ts'
import { PurposeField } from '../form/purpose-field.tsx'

/**
 * Returns a function that starts the batch only with a purpose, if the target requires one, and one that renders
 * the field for it. Enter in the field starts the batch.
 */
export function useRequiredPurpose(form: FormShape) {
  const [problem, setProblem] = useState<string>()
  const control = useRef<HTMLSelectElement>(null)

  const startWithPurpose = (start: () => void) => {
    if (!lacksPurpose(form)) return start()
    const missing = formatMissingMessage(purposeField())
    setProblem(missing)
    announce(missing)
    control.current?.focus()
  }

  const renderField = (onEnter: () => void) =>
    form.purpose && (
      <chakra.form
        mt="5"
        maxW="340px"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          onEnter()
        }}
      >
        <PurposeField ref={control} error={problem} onChange={() => setProblem(undefined)} />
      </chakra.form>
    )
  return { renderField, startWithPurpose }
}
