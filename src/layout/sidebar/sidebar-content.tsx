import { Box, Flex } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { app } from '@/generated/app.ts'
import { AppLink } from '@/ui/app-link.tsx'
import { Logo } from '@/ui/logo.tsx'
import { MenuList } from './menu-list.tsx'

type SidebarContentProps = {
  /** Icons only. */
  isNarrow: boolean
  /** What stands at the end of the head, such as a close button. */
  action?: ReactNode
}

/** Logo and product title, and below them the menu, which scrolls under the head. */
export function SidebarContent({ isNarrow, action }: SidebarContentProps) {
  const [isScrolled, setScrolled] = useState(false)
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
        <AppLink
          to={app.auth.home}
          gap="3"
          color="fg"
          fontWeight="650"
          fontSize="18px"
          letterSpacing="-0.01em"
          _hover={{ textDecoration: 'none' }}
        >
          <Box as="span" color="primary.fg" display="flex">
            <Logo size={30} />
          </Box>
          <Box as="span" srOnly={isNarrow}>
            {app.product}
          </Box>
        </AppLink>
        {action}
      </Flex>
      <Box
        flex="1"
        minH="0"
        overflowY="auto"
        overflowX="hidden"
        pb="6"
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop > 0)}
      >
        <MenuList isNarrow={isNarrow} />
      </Box>
    </Flex>
  )
}
