import type { ComponentType } from 'react'
import { createOnDemand } from '@/lib/on-demand.ts'
import { afterPageShown } from '@/lib/page-shown.ts'
import { PanelOrFailure } from './panel-or-failure.tsx'
import { useLoaded } from './use-loaded.ts'

type LoadPanel<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * Like React's `lazy`, for panels of low priority. It loads after the page is shown. If that fails, a message with a
 * retry replaces only the panel, and the next visit tries again.
 */
export function lazyPanel<Props extends object>(load: LoadPanel<Props>): ComponentType<Props> {
  const panel = createOnDemand(async () => {
    await new Promise<void>(afterPageShown)
    return load()
  })
  return function LazyPanel(props) {
    const { value: loaded, failure } = useLoaded(panel)
    return <PanelOrFailure failure={failure}>{loaded && <loaded.default {...props} />}</PanelOrFailure>
  }
}
