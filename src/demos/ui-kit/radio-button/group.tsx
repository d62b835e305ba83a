import { RadioGroup, type RadioGroupRootProps, Stack } from '@chakra-ui/react'
import { radioGroupSlotRecipe } from '@chakra-ui/react/theme'
import { Small } from '../basics.tsx'

export type GroupProps = RadioGroupRootProps & { label: string; direction?: 'row' | 'column' }

/** A named group: Tab enters it once, arrow keys choose. */
export const Group = ({ label, direction = 'column', children, ...root }: GroupProps) => (
  <RadioGroup.Root recipe={radioGroupSlotRecipe} {...root}>
    <RadioGroup.Label fontWeight="600" display="block" mb="3">
      {label}
    </RadioGroup.Label>
    <Stack direction={direction} wrap="wrap" rowGap="3" columnGap="6">
      {children}
    </Stack>
  </RadioGroup.Root>
)

/** Strong enough to be visible on a panel. */
export const restBorder = { '&[data-state=unchecked]': { borderColor: 'border.control' } }

export type ChoiceProps = { value: string; text: string; detail?: string; disabled?: boolean | undefined }

export const Choice = ({ value, text, detail, disabled = false }: ChoiceProps) => (
  <RadioGroup.Item value={value} disabled={disabled} alignItems="flex-start">
    <RadioGroup.ItemHiddenInput />
    <RadioGroup.ItemIndicator css={restBorder} />
    <RadioGroup.ItemText opacity={disabled ? 0.5 : 1}>
      {text}
      {detail && (
        <Small as="span" display="block" fontWeight="400">
          {detail}
        </Small>
      )}
    </RadioGroup.ItemText>
  </RadioGroup.Item>
)
