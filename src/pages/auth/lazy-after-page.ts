import { type ComponentType, lazy } from 'react'
import { afterPageShown } from '@/lib/page-shown.ts'

type Addition<Props> = { default: ComponentType<Props> }

/**
 * A component whose code loads after the page is shown, to keep it out of the first load. If that fails, the component
 * shows nothing: the page works without it.
 */
export const lazyAfterPage = <Props>(load: () => Promise<Addition<Props>>) =>
  lazy(() =>
    new Promise<void>(afterPageShown).then(load).catch((): Addition<Props> => ({ default: () => null })),
  )
