import { Popover, Portal } from '@chakra-ui/react'
import { popoverSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'

type BalloonProps = Omit<Popover.RootProps, 'positioning'> & {
  trigger?: ReactNode
  /** The element at which it opens, without opening it. */
  anchor?: ReactNode
  placement?: NonNullable<Popover.RootProps['positioning']>['placement']
  /** Names the popover, and is the heading of its body. Without it the content has no body. */
  title?: string
  content?: Popover.ContentProps
  width?: string
  hasArrow?: boolean
}

/** A popover with its trigger. Its content exists only while it is open. */
export const Balloon = ({
  trigger,
  anchor,
  placement = 'bottom',
  title,
  content,
  width,
  hasArrow = false,
  children,
  ...root
}: BalloonProps) => (
  <Popover.Root recipe={popoverSlotRecipe} positioning={{ placement }} lazyMount unmountOnExit {...root}>
    {trigger && <Popover.Trigger asChild>{trigger}</Popover.Trigger>}
    {anchor && <Popover.Anchor asChild>{anchor}</Popover.Anchor>}
    <Portal>
      <Popover.Positioner>
        <Popover.Content
          aria-label={title}
          borderWidth="1px"
          bg="bg.panel"
          css={width ? { '--popover-size': width } : {}}
          {...content}
        >
          {hasArrow && (
            <Popover.Arrow>
              <Popover.ArrowTip />
            </Popover.Arrow>
          )}
          {title && !content?.['aria-label'] ? (
            <Popover.Body>
              <Popover.Title fontWeight="600">{title}</Popover.Title>
              {children}
            </Popover.Body>
          ) : (
            children
          )}
        </Popover.Content>
      </Popover.Positioner>
    </Portal>
  </Popover.Root>
)
