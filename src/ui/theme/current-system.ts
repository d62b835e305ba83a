import { defaultBaseConfig, type SystemContext } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { onFirstUse } from '@/lib/on-first-use.ts'
import { config, createThemeSystem } from './config.ts'

// Creating a system takes 20 to 40 ms: a page creates one only, just before it is first rendered.
let getCurrent = onFirstUse(() => createThemeSystem(defaultBaseConfig, config))
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the current system. The first call creates it. */
export const getSystem = () => getCurrent()

/** Returns the system of the public screens, with the few recipes they use, until another one replaces it. */
export const useSystem = (): SystemContext => useSyncExternalStore(subscribe, getSystem, getSystem)

/** Replaces the system on all screens. The new one has at least the tokens and recipes of the public screens. */
export function replaceSystem(getNext: () => SystemContext): void {
  getCurrent = getNext
  for (const listener of listeners) listener()
}
