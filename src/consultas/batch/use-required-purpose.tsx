import { Box } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { announce } from '@/ui/feedback/announcer.tsx'
import { type FormShape, formatMissingMessage } from '../form/form-values.ts'
import { lacksPurpose, purposeField } from '../form/purpose.ts'
import { PurposeField } from '../form/purpose-field.tsx'

/** A field for the purpose of a batch, where its target demands one, and what lets nothing start without it. */
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
