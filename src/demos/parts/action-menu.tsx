import { IconButton, Menu } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { Fragment, type ReactNode, useRef } from 'react'
import { LuEllipsisVertical } from 'react-icons/lu'

export type Action = { label: string; icon: ReactNode; isDanger?: boolean; onSelect: () => void }

type ActionGroup = { title?: string; actions: readonly Action[] }

type ActionMenuProps = { label: string; groups: readonly ActionGroup[] }

/** A button with three dots that opens the menu of an item. */
export function ActionMenu({ label, groups }: ActionMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const filledGroups = groups.filter(({ actions }) => actions.length > 0)

  function selectAction({ onSelect }: Action) {
    // A dialog opened from here returns the focus to the button, because the menu item is unmounted.
    trigger.current?.focus()
    onSelect()
  }

  return (
    <Menu.Root
      recipe={menuSlotRecipe}
      positioning={{ placement: 'bottom-end', strategy: 'fixed' }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <IconButton ref={trigger} aria-label={label} variant="ghost" size="xs" flexShrink="0">
          <LuEllipsisVertical />
        </IconButton>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minW="200px" aria-label={label}>
          {filledGroups.map(({ title, actions }, index) => (
            <Fragment key={title ?? index}>
              {index > 0 && <Menu.Separator />}
              <Menu.ItemGroup>
                {title && <Menu.ItemGroupLabel color="fg.muted">{title}</Menu.ItemGroupLabel>}
                {actions.map((action, actionIndex) => (
                  <Menu.Item
                    key={`${index}-${actionIndex}`}
                    value={`${index}-${actionIndex}`}
                    color={action.isDanger ? 'fg.error' : undefined}
                    onSelect={() => selectAction(action)}
                  >
                    {action.icon}
                    {action.label}
                  </Menu.Item>
                ))}
              </Menu.ItemGroup>
            </Fragment>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
