import { Button, Flex, Heading, Text } from '@chakra-ui/react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useRoutes } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { pages } from '@/generated/pages.ts'
import { routes } from '@/generated/routes.ts'
import { LoadingView } from '@/layout/page-transition.tsx'
import { createOnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { IsLockCover } from '@/routes/is-lock-cover.ts'
import { listOngoing } from '@/state/ongoing-work.ts'
import { idleWarning, screenLock, watchIdleness } from '@/state/screen-lock.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { releaseFocusedControl } from './focus-and-scroll.ts'

const page = 'pages/auth/lock-screen'

const lockPage = createOnDemand(() => pages[page]())

const table = [{ path: '*', Component: LockPage }]

// The build, which renders the home page for its style rules, has no document.
if (globalThis.document) watchIdleness()

/**
 * While the screen is locked, shows the lock screen instead of the page. The path stays, and nothing of the
 * page is mounted.
 */
export function LockGate({ children }: { children: ReactNode }) {
  const { isLocked } = useSnapshot(screenLock, { sync: true })
  useIdleWarning()
  return isLocked ? <LockCover /> : children
}

/** Shows the lock screen under its own path, which gives it its title. */
function LockCover() {
  const route = routes.find((route) => route.page === page)
  return (
    <IsLockCover value={true}>
      <Suspense fallback={<LoadingView />}>{useRoutes(table, route?.pattern ?? '/')}</Suspense>
    </IsLockCover>
  )
}

/** Shows the lock screen, or a button that loads it again. A failure must not reach a boundary around the app. */
function LockPage() {
  const [hasFailed, setFailed] = useState(false)
  const loaded = useOnDemand(lockPage, !hasFailed, () => setFailed(true))
  if (!loaded && !hasFailed) return <LoadingView />
  return (
    <>
      {loaded ? <loaded.default /> : <LockFailure onRetry={() => setFailed(false)} />}
      <LockEffects />
    </>
  )
}

/**
 * A sibling of the page, so that its effect runs after the page is mounted. It replaces the last text of the
 * live region.
 */
function LockEffects() {
  useEffect(() => {
    releaseFocusedControl()
    window.scrollTo(0, 0)
    announce(document.getElementById('page-title')?.textContent ?? '')
    document.querySelector<HTMLElement>('main :is(input:not([hidden]), button, a)')?.focus()
  }, [])
  return null
}

/** Covers the page while the lock screen cannot be shown. A retry keeps the session; a reload of the page would lose it. */
function LockFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Flex
      as="main"
      id="conteudo"
      direction="column"
      align="center"
      justify="center"
      minH="100dvh"
      p="8"
      textAlign="center"
    >
      <Heading as="h1" id="page-title" tabIndex={-1} textStyle="h1">
        A tela está bloqueada, e o desbloqueio não carregou
      </Heading>
      <Text color="fg.muted" mt="2" mb="5" maxW="30rem">
        A conexão pode ter falhado, ou o painel foi atualizado. Se você recarregar a página, perde o que já
        foi respondido.
      </Text>
      <Button onClick={onRetry}>Tentar de novo</Button>
    </Flex>
  )
}

const text = 'A tela será bloqueada em um minuto, por falta de uso'

/** Says what goes on behind the lock. */
const writeText = () => [text, ...listOngoing()].join('. ')

const warningId = 'idle'

/** Warns a minute before the screen locks, and loads the lock screen. */
function useIdleWarning(): void {
  const { isDue } = useSnapshot(idleWarning)
  useEffect(() => {
    if (!isDue) return
    lockPage.preload()
    notify.warning(writeText(), { id: warningId, duration: 60_000 })
    return () => void dismissWarning().catch(() => undefined)
  }, [isDue])
}

/** Removes the toast when the user is active again or the screen is locked. */
async function dismissWarning() {
  const { toaster } = await import('@/ui/toaster/toaster.ts')
  toaster.dismiss(warningId)
}
