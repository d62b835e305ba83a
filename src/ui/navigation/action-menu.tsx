import { Button, type ButtonProps, chakra, Menu } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'
import { LuChevronDown } from 'react-icons/lu'
import { touchHeight } from '@/ui/touch-height.ts'

export type MenuAction = {
  id: string
  label: string
  /** A muted text after the label. */
  note?: string | undefined
  icon?: ReactNode
  onSelect: () => void
}

type ActionMenuProps = ButtonProps & {
  label: string
  icon: ReactNode
  /** On phones the button has no text. */
  isCompact?: boolean
  /** The button never has a text. */
  isIconOnly?: boolean
  /** The edge of the button at which the menu begins. */
  edge?: 'start' | 'end'
  actions: readonly MenuAction[]
}

/** A button that opens a menu of actions. */
export const ActionMenu = ({
  label,
  icon,
  isCompact = false,
  isIconOnly = false,
  edge = 'end',
  actions,
  ...buttonProps
}: ActionMenuProps) => (
  <Menu.Root
    recipe={menuSlotRecipe}
    lazyMount
    unmountOnExit
    positioning={{ placement: `bottom-${edge}`, strategy: 'fixed', gutter: 4 }}
  >
    <Menu.Trigger asChild>
      <Button
        size="xs"
        minH={touchHeight}
        minW={isCompact ? { base: '11', sm: '0' } : undefined}
        variant="outline"
        {...buttonProps}
      >
        {icon} <chakra.span srOnly={isIconOnly || { base: isCompact, sm: false }}>{label}</chakra.span>
        {!isIconOnly && (
          <chakra.span display={{ base: isCompact ? 'none' : 'inline', sm: 'inline' }}>
            <LuChevronDown aria-hidden="true" />
          </chakra.span>
        )}
      </Button>
    </Menu.Trigger>
    {/* Not in a portal: its text would belong to no landmark. */}
    <Menu.Positioner>
      <Menu.Content aria-label={label} borderWidth="1px" minW="44">
        {actions.map(({ id, label: text, note, icon: own, onSelect }) => (
          <Menu.Item key={id} value={id} minH={{ base: '11', md: '8' }} px="2.5" onSelect={onSelect}>
            {own} {text}{' '}
            {note && (
              <chakra.span color="fg.muted" textStyle="small" ms="auto" ps="3">
                {note}
              </chakra.span>
            )}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Positioner>
  </Menu.Root>
)
