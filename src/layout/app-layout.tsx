import { Box, chakra, Flex, type SystemStyleObject, Text } from '@chakra-ui/react'
import { memo, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { createOnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { resizingAttribute } from '@/lib/resizing.ts'
import { question } from '@/session/ask-first.ts'
import { auth } from '@/state/auth.ts'
import { loadNotifications } from '@/state/notifications.ts'
import { ongoing } from '@/state/ongoing-work.ts'
import { preferences } from '@/state/preferences.ts'
import { roles } from '@/state/roles.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { SkipLink } from '@/ui/navigation/skip-link.tsx'
import { getAppSystem } from '@/ui/theme/app-system.ts'
import { replaceSystem } from '@/ui/theme/current-system.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { Customizer } from './customizer/customizer.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header/header.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { PageTransition } from './page-transition.tsx'
import { Palette } from './palette/palette.tsx'
import { SessionList } from './session/session-button.tsx'
import { Shortcuts } from './shortcuts/shortcuts.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'

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
            pt={{ base: '3', md: '5' }}
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

/** A notice about work in progress on other pages, with links to them. */
function OngoingNotice() {
  const { pathname } = useLocation()
  const { works } = useSnapshot(ongoing)
  const others = works.filter(({ path }) => path !== pathname)
  if (others.length === 0) return null
  return (
    <chakra.ul
      aria-label="Em andamento"
      listStyleType="none"
      mb="4"
      px="4"
      py="2"
      bg="bg.info"
      color="fg.info"
      borderWidth="1px"
      borderRadius="control"
    >
      {others.map(({ title, status, path }) => (
        <chakra.li key={path} display="flex" columnGap="3" rowGap="1" flexWrap="wrap" py="0.5">
          <Text flex="1 1 16rem" minW="0" fontVariantNumeric="tabular-nums">
            <strong>{title}</strong> · {status}
          </Text>
          <AppLink
            to={path}
            aria-label={others.length > 1 ? `Voltar ao lote: ${title}` : undefined}
            color="fg.info"
            fontWeight="600"
            textDecoration="underline"
          >
            Voltar ao lote
          </AppLink>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

const questionDialog = createOnDemand(() => import('@/session/question-dialog.tsx'))

/** The question before an action, such as a repetition that costs. Its code loads at the first use. */
function Question() {
  const { current } = useSnapshot(question)
  const Dialog = useOnDemand(questionDialog, current !== undefined, () => {
    question.current?.answer(false)
    notify.error('Não foi possível perguntar antes, e por isso nada foi consultado. Tente de novo.')
  })?.default
  return Dialog ? <Dialog question={current} /> : null
}

/** The time in ms after the last resize event until the window counts as resized. */
const debounceMs = 250

/** Marks the document while its window is being resized. */
function useResizeMark() {
  useEffect(() => {
    const root = document.documentElement
    let timer: ReturnType<typeof setTimeout> | undefined
    const unmark = () => root.removeAttribute(resizingAttribute)
    const mark = () => {
      root.setAttribute(resizingAttribute, '')
      clearTimeout(timer)
      timer = setTimeout(unmark, debounceMs)
    }
    window.addEventListener('resize', mark)
    return () => {
      window.removeEventListener('resize', mark)
      clearTimeout(timer)
      unmark()
    }
  }, [])
}
