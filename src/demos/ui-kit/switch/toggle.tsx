import { Switch, type SwitchRootProps } from '@chakra-ui/react'
import { switchSlotRecipe } from '@chakra-ui/react/theme'

/** Strong enough to be visible while off. */
export const offTrackCss = { '&[data-state=unchecked]': { bg: 'border.control' } }

export const Toggle = ({ children, ...root }: SwitchRootProps) => (
  <Switch.Root recipe={switchSlotRecipe} {...root}>
    <Switch.HiddenInput />
    <Switch.Control css={offTrackCss} />
    <Switch.Label>{children}</Switch.Label>
  </Switch.Root>
)
