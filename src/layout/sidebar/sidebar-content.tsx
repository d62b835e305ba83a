import { Box, Flex } from '@chakra-ui/react'
import { type ReactNode, useRef, useState } from 'react'
import { Brand } from '../brand.tsx'
import { MenuScroll } from './menu-scroll.ts'

type SidebarContentProps = {
  /** Icons only. */
  isNarrow: boolean
  /** The menu. */
  children: ReactNode
  /** Shown at the end of the header, such as a close button. */
  action?: ReactNode
  /** Stays below the menu while it scrolls. */
  footer?: ReactNode
}

/** Logo and product title, and below them a menu that scrolls. */
export function SidebarContent({ isNarrow, children, action, footer }: SidebarContentProps) {
  const [isScrolled, setScrolled] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  return (
    <Flex direction="column" height="full">
      <Flex
        height="sidebarHeader"
        flexShrink="0"
        align="center"
        justify="space-between"
        px="5"
        borderBottomWidth="1px"
        borderColor={isScrolled ? 'border' : 'transparent'}
        boxShadow={isScrolled ? '0 6px 12px -8px rgb(0 0 0 / 45%)' : undefined}
        transition="box-shadow 150ms ease-out"
        zIndex="1"
      >
        <Brand isNarrow={isNarrow} />
        {action}
      </Flex>
      <Box
        ref={menu}
        flex="1"
        minH="0"
        overflowY="auto"
        overflowX="hidden"
        overscrollBehavior="contain"
        pb="6"
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop > 0)}
      >
        {children}
        <MenuScroll menu={menu} />
      </Box>
      {footer && (
        <Box flexShrink="0" px="5" py="3" borderTopWidth="1px">
          {footer}
        </Box>
      )}
    </Flex>
  )
}
