import { type ComponentType, useEffect, useState } from 'react'

export type LoadComponent<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A component that is loaded when it is first wanted; `undefined` until it is loaded, and while it is not wanted.
 * Unlike with React's `lazy`, a failure suspends and unmounts nothing, and the next time it is tried again.
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
