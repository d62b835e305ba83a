import { Checkbox, type CheckboxRootProps } from '@chakra-ui/react'
import { checkboxSlotRecipe } from '@chakra-ui/react/theme'

/** Strong enough to be visible on a panel. */
export const restBorder = { '&[data-state=unchecked]:not([data-invalid])': { borderColor: 'border.control' } }

/** The theme's corners would make a small box round, as a radio button is. */
const smallCorners = { borderRadius: '3px' }

type ChoiceProps = CheckboxRootProps & { label: string; descriptionId?: string }

export const Choice = ({ label, descriptionId, ...root }: ChoiceProps) => (
  <Checkbox.Root recipe={checkboxSlotRecipe} {...root}>
    <Checkbox.HiddenInput aria-describedby={descriptionId} />
    <Checkbox.Control css={[restBorder, root.size === 'xs' || root.size === 'sm' ? smallCorners : {}]} />
    <Checkbox.Label>{label}</Checkbox.Label>
  </Checkbox.Root>
)
