import { type ComponentType, useEffect, useState } from 'react'

export type LoadComponent<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A component whose code is asked for when it is first wanted; `undefined` until it is there, or while it is not
 * wanted. Unlike with React's `lazy`, code that cannot be loaded takes nothing else along, and the next want tries again.
 */
export function useLoadedComponent<Props>(
  isWanted: boolean,
  load: LoadComponent<Props>,
  onFailure: () => void,
): ComponentType<Props> | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (isWanted && !Loaded) load().then(({ default: component }) => setLoaded(() => component), onFailure)
  }, [isWanted])
  return isWanted ? Loaded : undefined
}
