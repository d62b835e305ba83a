import { type ComponentType, useEffect, useState } from 'react'

export type LoadComponent<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A component that is loaded when it is first wanted; `undefined` until it is loaded.
 * Unlike with React's `lazy`, a failure suspends and unmounts nothing, and the next time it is tried again.
 */
export function useLazyComponent<Props>(
  isWanted: boolean,
  load: LoadComponent<Props>,
  onFailure: () => void,
): ComponentType<Props> | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (isWanted && !Loaded) load().then(({ default: component }) => setLoaded(() => component), onFailure)
  }, [isWanted])
  return Loaded
}

/** The same, and `undefined` again while the component is not wanted. */
export function useLoadedComponent<Props>(...parameters: Parameters<typeof useLazyComponent<Props>>) {
  const Loaded = useLazyComponent<Props>(...parameters)
  return parameters[0] ? Loaded : undefined
}
