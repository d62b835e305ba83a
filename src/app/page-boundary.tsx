import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { app } from '@/generated/app.ts'
import { tellProblem } from '@/lib/handled-problem.ts'
import { createOnDemand, loadFailedAgain, useOnDemand } from '@/lib/on-demand.ts'
import { endFirstLoad, hasShownPage, preloadWhenIdle, shownPage } from '@/lib/page-shown.ts'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { SkipLink } from '@/ui/navigation/skip-link.tsx'
import { focusHeading } from './focus-and-scroll.ts'

const title = 'Não foi possível carregar esta página'

const recovery = createOnDemand(() => import('./page-recovery.tsx'))

// Loaded while the connection works: it is shown when nothing else loads.
preloadWhenIdle(recovery)

type PageBoundaryProps = {
  children: ReactNode
  /** The page has no layout around it, or the layout itself has failed. */
  isStandalone: boolean
}

type State = { failure?: { error: unknown } | undefined }

/** The error boundary of a page whose code did not load or which failed while rendering. */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(title, error.name, componentStack)
    tellProblem({ error })
    endFirstLoad()
    focusHeading()
    // Before the effect of the layout that animates pages.
    shownPage.hasFailed = true
  }

  override componentWillUnmount() {
    shownPage.hasFailed = false
  }

  override render() {
    const { children, isStandalone } = this.props
    const { failure } = this.state
    if (!failure) return children
    const view = <PageFailure {...failure} onRetry={() => this.setState({ failure: undefined })} />
    return isStandalone ? (
      <Box as="main" id="conteudo" tabIndex={-1} outline="none">
        <SkipLink />
        {view}
      </Box>
    ) : (
      view
    )
  }
}

/** Part of the entry chunk, because it is shown when nothing else loads. Keep it small. */
function PageFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const Recovery = useOnDemand(recovery, hasShownPage())?.PageRecovery
  // A load that fails again shows this view again.
  const retry = () => loadFailedAgain(error).then(onRetry, onRetry)
  return (
    <Box role="alert" p="8">
      <Heading as="h1" id="page-title" tabIndex={-1} textStyle="h1">
        {title}
      </Heading>
      {Recovery ? (
        <Recovery error={error} onRetry={onRetry} />
      ) : (
        <>
          <Text color="fg.muted" mt="2" mb="5">
            A conexão pode ter falhado, ou o painel foi atualizado.
          </Text>
          {/* Before the first page there is nothing that a reload would lose. */}
          <Button onClick={() => (hasShownPage() ? void retry() : window.location.reload())}>
            Recarregar
          </Button>
        </>
      )}
      <Flex mt="5">
        <AppLink to={app.auth.home}>Início</AppLink>
      </Flex>
    </Box>
  )
}
