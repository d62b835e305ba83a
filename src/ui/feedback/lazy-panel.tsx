import { Button } from '@chakra-ui/react'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { afterPageShown } from '@/lib/page-shown.ts'
import { Panel } from '../page/panel.tsx'
import { PartFailure } from './part-failure.tsx'

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
      <PartFailure
        action={
          <Button variant="outline" colorPalette="neutral" onClick={() => window.location.reload()}>
            Recarregar
          </Button>
        }
      />
    </Panel>
  )
}
