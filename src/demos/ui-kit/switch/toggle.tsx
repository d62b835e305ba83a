import { Switch, type SwitchRootProps } from '@chakra-ui/react'
import { switchSlotRecipe } from '@chakra-ui/react/theme'

/** Strong enough to be visible while off. */
export const offTrackCss = { '&[data-state=unchecked]': { bg: 'border.control' } }

export const Toggle = ({ label, ...root }: SwitchRootProps & { label: string }) => (
  <Switch.Root recipe={switchSlotRecipe} {...root}>
    <Switch.HiddenInput />
    <Switch.Control css={offTrackCss} />
    <Switch.Label>{label}</Switch.Label>
  </Switch.Root>
)
