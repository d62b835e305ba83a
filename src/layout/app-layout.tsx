import { Box, Flex, type SystemStyleObject } from '@chakra-ui/react'
import { memo, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { auth } from '@/state/auth.ts'
import { loadNotifications } from '@/state/notifications.ts'
import { preferences } from '@/state/preferences.ts'
import { roles } from '@/state/roles.ts'
import { SkipLink } from '@/ui/navigation/skip-link.tsx'
import { getAppSystem } from '@/ui/theme/app-system.ts'
import { replaceSystem } from '@/ui/theme/current-system.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { Customizer } from './customizer/customizer.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header/header.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { OngoingNotice } from './ongoing-notice.tsx'
import { PageTransition } from './page-transition.tsx'
import { Palette } from './palette/palette.tsx'
import { Question } from './question.tsx'
import { SessionList } from './session/session-list.tsx'
import { Shortcuts } from './shortcuts/shortcuts.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'
import { useResizeMark } from './use-resize-mark.ts'

replaceSystem(getAppSystem)

// The service answers while React renders the first page.
let firstNotifications = auth.isAuth ? loadNotifications() : undefined

/** Header, content and footer in one column, with borders where the window is wider. */
const boxed: SystemStyleObject = {
  maxWidth: 'boxed',
  borderColor: 'border',
  xl: { borderInlineWidth: '1px' },
}

/** The layout around every page of an authenticated user. Renders again when the user's roles change. */
function AppLayout() {
  useSnapshot(roles).names
  const { contentWidth } = useSnapshot(preferences)
  useEffect(() => {
    if (firstNotifications) firstNotifications = undefined
    else void loadNotifications()
  }, [])
  useResizeMark()
  return (
    <>
      <SkipLink />
      <Flex minH="100dvh">
        <Sidebar />
        <Flex
          direction="column"
          flex="1"
          minW="0"
          mx="auto"
          pb={{ base: 'bottomBar', md: '0' }}
          css={contentWidth === 'boxed' ? boxed : undefined}
        >
          <Header />
          <Box
            as="main"
            id="conteudo"
            tabIndex={-1}
            outline="none"
            flex="1"
            minW="0"
            px={{ base: '4', md: '6' }}
            pt="5"
            pb="8"
          >
            <Breadcrumb />
            <OngoingNotice />
            <PageTransition />
          </Box>
          <Footer />
        </Flex>
      </Flex>
      <BottomBar />
      <MobileMenu />
      <Palette />
      <SessionList />
      <Shortcuts />
      <Question />
      <Customizer />
    </>
  )
}

/**
 * A location change renders only the parts that show it. In development everything renders again after
 * generated data was replaced.
 */
export default import.meta.hot ? AppLayout : memo(AppLayout)
