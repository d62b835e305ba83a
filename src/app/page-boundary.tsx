import { Button, Flex } from '@chakra-ui/react'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { app } from '@/generated/app.ts'
import { AppLink } from '@/ui/app-link.tsx'
import { ErrorState } from '@/ui/error-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'

const title = 'Não foi possível carregar esta página'

type State = { hasFailed: boolean }

/** Stands in for a page whose code could not be loaded or which failed while it was drawn. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(title, error.name, componentStack)
  }

  override render() {
    return this.state.hasFailed ? <PageFailure /> : this.props.children
  }
}

function PageFailure() {
  return (
    <>
      <PageHeader title={title} />
      <ErrorState
        title="A conexão pode ter falhado, ou o painel foi atualizado."
        action={
          <Flex gap="4" align="center">
            <Button onClick={() => window.location.reload()}>Recarregar</Button>
            <AppLink to={app.auth.home}>Início</AppLink>
          </Flex>
        }
      />
    </>
  )
}
