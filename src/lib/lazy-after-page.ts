import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { afterPageShown } from './page-shown.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** Like React's `lazy`, but the component is asked for only once the page around it is on screen. */
export function lazyAfterPage<Props>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await new Promise<void>(afterPageShown)
    return load()
  })
}
