import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { app } from '@/generated/app.ts'
import { tellProblem } from '@/lib/handled-problem.ts'
import { endFirstLoad } from '@/lib/page-shown.ts'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { SkipLink } from '@/ui/navigation/skip-link.tsx'
import { focusHeading } from './heading-focus.ts'

const title = 'Não foi possível carregar esta página'

type PageBoundaryProps = {
  children: ReactNode
  /** The page has no layout around it, or the layout itself has failed. */
  isStandalone: boolean
}

type State = { hasFailed: boolean }

/** The error boundary of a page whose code did not load or which failed while rendering. */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(title, error.name, componentStack)
    tellProblem({ error })
    endFirstLoad()
    focusHeading()
  }

  override render() {
    const { children, isStandalone } = this.props
    if (!this.state.hasFailed) return children
    return isStandalone ? (
      <Box as="main" id="conteudo" tabIndex={-1} outline="none">
        <SkipLink />
        <PageFailure />
      </Box>
    ) : (
      <PageFailure />
    )
  }
}

/** Part of the entry chunk, because it is shown when nothing else loads. Keep it small. */
function PageFailure() {
  return (
    <Box role="alert" p="8">
      <Heading as="h1" id="page-title" tabIndex={-1} textStyle="h1">
        {title}
      </Heading>
      <Text color="fg.muted" mt="2" mb="5">
        A conexão pode ter falhado, ou o painel foi atualizado.
      </Text>
      <Flex gap="4" align="center">
        <Button onClick={() => window.location.reload()}>Recarregar</Button>
        <AppLink to={app.auth.home}>Início</AppLink>
      </Flex>
    </Box>
  )
}
