import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { type FieldControl, FieldControlContext } from './field-control.ts'

export type FormFieldProps = {
  label: string
  error?: string | undefined
  help?: ReactNode
  required?: boolean | undefined
  children: ReactNode
}

/**
 * A labelled control with help and error, linked for screen readers. The control inside gets its attributes
 * from `useFieldControl`, as `Input` does. Chakra's Field would add 5 kB to the first load.
 */
export function FormField({ label, error, help, required = false, children }: FormFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const helpId = `${id}-help`
  const described = [error && errorId, help && helpId].filter(Boolean).join(' ')
  const control: FieldControl = {
    id,
    required,
    ...(error ? { 'aria-invalid': true as const } : {}),
    ...(described ? { 'aria-describedby': described } : {}),
  }
  return (
    <Box display="flex" flexDirection="column" gap="1.5" width="full" minW="0">
      <chakra.label htmlFor={id} fontWeight="500">
        {label}
        {required && (
          // Portuguese text runs to the right in both directions, so the gap is at both sides.
          <chakra.span aria-hidden="true" color="fg.error" mx="1">
            *
          </chakra.span>
        )}
      </chakra.label>
      <FieldControlContext value={control}>{children}</FieldControlContext>
      {help && (
        <Box id={helpId} color="fg.muted" textStyle="small">
          {help}
        </Box>
      )}
      {error && (
        <Box id={errorId} color="fg.error" textStyle="small" fontWeight="500">
          {error}
        </Box>
      )}
    </Box>
  )
}
