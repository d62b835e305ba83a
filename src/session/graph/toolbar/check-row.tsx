import { Checkbox } from '@chakra-ui/react'
import { checkboxSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'

type CheckRowProps = {
  isChecked: boolean
  describedBy?: string
  onChange: (isChecked: boolean) => void
  children: ReactNode
}

export const CheckRow = ({ isChecked, describedBy, onChange, children }: CheckRowProps) => (
  <Checkbox.Root
    recipe={checkboxSlotRecipe}
    size="sm"
    width="full"
    minH={{ base: '11', md: '9' }}
    cursor="pointer"
    checked={isChecked}
    onCheckedChange={({ checked }) => onChange(checked === true)}
  >
    <Checkbox.HiddenInput
      style={overlayStyle}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
    />
    <Checkbox.Control css={{ '&[data-state=unchecked]': { borderColor: 'border.control' } }} />
    <Checkbox.Label display="flex" alignItems="center" gap="2" flex="1">
      {children}
    </Checkbox.Label>
  </Checkbox.Root>
)

/** The invisible input covers the visible checkbox, so that pointers and touch hit the input. */
const overlayStyle = {
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  opacity: 0,
  cursor: 'pointer',
}
