import { Box, Checkbox } from '@chakra-ui/react'
import { checkboxSlotRecipe } from '@chakra-ui/react/theme'
import { type ReactNode, useId } from 'react'
import { readFormValues } from '@/ui/forms/check.ts'
import { FieldError } from '../basics.tsx'

/**
 * Returns a form's values by name. A checkbox is true or false, where the browser would send `on` or omit it.
 */
export function readValuesAndCheckboxes(form: HTMLFormElement): Record<string, FormDataEntryValue | boolean> {
  const boxes = form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')
  return {
    ...readFormValues(form),
    ...Object.fromEntries([...boxes].map(({ name, checked }) => [name, checked])),
  }
}

type FormCheckProps = {
  name: string
  defaultChecked?: boolean
  error?: string | undefined
  children: ReactNode
}

/** An uncontrolled checkbox with an error message. */
export function FormCheck({ name, defaultChecked, error, children }: FormCheckProps) {
  const errorId = useId()
  return (
    <Box>
      <Checkbox.Root
        recipe={checkboxSlotRecipe}
        name={name}
        defaultChecked={defaultChecked ?? false}
        invalid={error !== undefined}
      >
        <Checkbox.HiddenInput aria-describedby={error && errorId} />
        <Checkbox.Control borderColor={error ? 'border.error' : 'border.control'} />
        <Checkbox.Label>{children}</Checkbox.Label>
      </Checkbox.Root>
      {error && (
        <FieldError id={errorId} mt="1.5">
          {error}
        </FieldError>
      )}
    </Box>
  )
}
