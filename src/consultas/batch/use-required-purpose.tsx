import { Box } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { announce } from '@/ui/feedback/announcer.tsx'
import { type FormShape, formatMissingMessage } from '../form/form-values.ts'
import { lacksPurpose, purposeField } from '../form/purpose.ts'
import { PurposeField } from '../form/purpose-field.tsx'

/**
 * Returns a field for the batch's purpose if the target requires one, and a function that starts the batch
 * only with a purpose.
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

  const field = form.purpose && (
    <Box mt="5" maxW="340px">
      <PurposeField ref={control} error={problem} onChange={() => setProblem(undefined)} />
    </Box>
  )
  return { field, startWithPurpose }
}
