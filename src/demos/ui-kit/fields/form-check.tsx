import { Box, Checkbox, Text } from '@chakra-ui/react'
import { checkboxSlotRecipe } from '@chakra-ui/react/theme'
import { type ReactNode, type Ref, useId } from 'react'

type FormCheckProps = {
  ref?: Ref<HTMLInputElement>
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  onBlur: () => void
  error?: string | undefined
  children: ReactNode
}

/** A box to mark with what one agrees to, and why it is refused where it is. */
export function FormCheck({ ref, name, checked, onChange, onBlur, error, children }: FormCheckProps) {
  const errorId = useId()
  return (
    <Box>
      <Checkbox.Root
        recipe={checkboxSlotRecipe}
        name={name}
        checked={checked}
        invalid={error !== undefined}
        onCheckedChange={(details) => onChange(details.checked === true)}
      >
        <Checkbox.HiddenInput ref={ref} onBlur={onBlur} aria-describedby={error && errorId} />
        <Checkbox.Control borderColor={error ? 'border.error' : 'border.control'} />
        <Checkbox.Label>{children}</Checkbox.Label>
      </Checkbox.Root>
      {error && (
        <Text id={errorId} color="fg.error" textStyle="small" fontWeight="500" mt="1.5">
          {error}
        </Text>
      )}
    </Box>
  )
}
