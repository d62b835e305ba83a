import { Portal, Tooltip } from '@chakra-ui/react'
import { tooltipSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'
import type { Place } from './compass.tsx'

type TipProps = {
  text: ReactNode
  placement?: Place
  /** A palette of the theme. */
  palette?: string
  /** The time until it opens, in ms. */
  delay?: number
  children: ReactNode
}

/** A tooltip for its only child, a control. It opens on hover and focus; Esc closes it. */
export function Tip({ text, placement = 'top', palette, delay = 200, children }: TipProps) {
  const colors = palette ? { '--tooltip-bg': `colors.${palette}.solid`, color: `${palette}.contrast` } : {}
  return (
    <Tooltip.Root recipe={tooltipSlotRecipe} openDelay={delay} closeDelay={100} positioning={{ placement }}>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content css={colors} maxW="240px">
            <Tooltip.Arrow>
              <Tooltip.ArrowTip />
            </Tooltip.Arrow>
            {text}
          </Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  )
}
