import { Button, type ButtonProps, Menu, Portal, useLocaleContext } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'
import { LuCheck, LuChevronDown, LuChevronRight } from 'react-icons/lu'
import { Small } from '../basics.tsx'

export const Trigger = ({ children, ...button }: ButtonProps) => (
  <Menu.Trigger asChild>
    <Button variant="outline" colorPalette="primary" {...button}>
      {children} <LuChevronDown aria-hidden="true" />
    </Button>
  </Menu.Trigger>
)

type DropMenuProps = Menu.RootProps & {
  /** A text becomes a button. */
  trigger: ReactNode
  minW?: string
}

/** A menu with its trigger. */
export const DropMenu = ({ trigger, minW = '180px', children, ...root }: DropMenuProps) => (
  <Menu.Root recipe={menuSlotRecipe} {...root}>
    {typeof trigger === 'string' ? <Trigger>{trigger}</Trigger> : trigger}
    <Portal>
      <Menu.Positioner>
        <Menu.Content borderWidth="1px" minW={minW}>
          {children}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
)

/** An item that opens a menu at its side. */
export function Submenu({ label, children, ...root }: Menu.RootProps & { label: ReactNode }) {
  const { dir } = useLocaleContext()
  const trigger = (
    <Menu.TriggerItem>
      {label}
      <LuChevronRight aria-hidden="true" className="directed" style={{ marginInlineStart: 'auto' }} />
    </Menu.TriggerItem>
  )
  const positioning = { placement: dir === 'rtl' ? 'left-start' : 'right-start', gutter: 4 } as const
  return (
    <DropMenu trigger={trigger} positioning={positioning} {...root}>
      {children}
    </DropMenu>
  )
}

const Check = () => (
  <Menu.ItemIndicator>
    <LuCheck aria-hidden="true" />
  </Menu.ItemIndicator>
)

export const RadioItem = ({ children, ...item }: Menu.RadioItemProps) => (
  <Menu.RadioItem {...item}>
    <Check />
    {children}
  </Menu.RadioItem>
)

export const CheckboxItem = ({ children, ...item }: Menu.CheckboxItemProps) => (
  <Menu.CheckboxItem {...item}>
    <Check />
    {children}
  </Menu.CheckboxItem>
)

/** Says which menu item was chosen last, as a live region. */
export const LastAction = ({ children }: { children: string }) => (
  <Small role="status" mt="4">
    {children || 'Escolha um item: o resultado aparece aqui.'}
  </Small>
)
