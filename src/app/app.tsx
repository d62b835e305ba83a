import { ChakraProvider } from '@chakra-ui/react'
import { Announcer } from '@/ui/feedback/announcer.tsx'
import { useSystem } from '@/ui/theme/current-system.ts'
import { type AppHistory, AppRouter } from './app-router.tsx'
import { AppRoutes } from './app-routes.tsx'
import { BodyAttributes } from './body-attributes.ts'
import { RouteTitle } from './route-title.ts'
import { StorageNotice } from './storage-notice.ts'
import { ToasterMount } from './toaster-mount.tsx'

/** The whole app: theme, router, global effects and live regions. */
export function App({ history }: { history: AppHistory }) {
  return (
    <ChakraProvider value={useSystem()}>
      <AppRouter history={history}>
        <BodyAttributes />
        <RouteTitle />
        <AppRoutes />
      </AppRouter>
      <Announcer />
      <ToasterMount />
      <StorageNotice />
    </ChakraProvider>
  )
}
