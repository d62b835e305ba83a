import { defaultBaseConfig, type SystemContext } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { config } from './config.ts'
import { createThemeSystem } from './create-theme-system.ts'

// Creating a system takes 20 to 40 ms, so that a page creates one only.
let current: SystemContext | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the system of the public screens: our tokens and the few recipes they use. The app replaces it. */
const getSystem = () => {
  current ??= createThemeSystem(defaultBaseConfig, config)
  return current
}

export const useSystem = (): SystemContext => useSyncExternalStore(subscribe, getSystem, getSystem)

/** Replaces the system on all screens. The new one has at least the tokens and recipes of the public screens. */
export function replaceSystem(system: SystemContext): void {
  current = system
  for (const listener of listeners) listener()
}
