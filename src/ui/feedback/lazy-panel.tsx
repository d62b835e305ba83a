import { Button } from '@chakra-ui/react'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { afterPageShown } from '@/lib/page-shown.ts'
import { Panel } from '../page/panel.tsx'
import { ErrorState } from './error-state.tsx'

type LoadPanel<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * Like React's `lazy`, for panels of low priority. It loads after the page is shown. If that fails, an error
 * message replaces only the panel.
 */
export function lazyPanel<Props>(load: LoadPanel<Props>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await new Promise<void>(afterPageShown)
    return load().catch(() => ({ default: PanelFailure }))
  })
}

export function PanelFailure() {
  return (
    <Panel>
      <ErrorState
        title="Não foi possível carregar esta parte da página"
        detail="A conexão pode ter falhado, ou o painel foi atualizado."
        action={
          <Button variant="outline" colorPalette="neutral" onClick={() => window.location.reload()}>
            Recarregar
          </Button>
        }
      />
    </Panel>
  )
}
