import { Button, type ButtonProps, Menu, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuChevronDown } from 'react-icons/lu'

type FloatingProps = { minW?: string; children: ReactNode }

export const Floating = ({ minW = '180px', children }: FloatingProps) => (
  <Portal>
    <Menu.Positioner>
      <Menu.Content borderWidth="1px" minW={minW}>
        {children}
      </Menu.Content>
    </Menu.Positioner>
  </Portal>
)

export const Trigger = ({ children, ...button }: ButtonProps) => (
  <Menu.Trigger asChild>
    <Button variant="outline" colorPalette="primary" {...button}>
      {children} <LuChevronDown aria-hidden="true" />
    </Button>
  </Menu.Trigger>
)
