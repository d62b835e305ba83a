import { defaultBaseConfig, type SystemContext } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { proxy } from 'valtio/vanilla'
import { onFirstUse } from '@/lib/on-first-use.ts'
import { config } from './config.ts'
import { createThemeSystem } from './create-theme-system.ts'

// Creating a system takes 20 to 40 ms: a page creates one only, just before it is first rendered.
const current = proxy({ get: onFirstUse(() => createThemeSystem(defaultBaseConfig, config)) })

/** Returns the current system. The first call creates it. */
export const getSystem = () => current.get()

/** Returns the system of the public screens, with the few recipes they use, until another one replaces it. */
export const useSystem = (): SystemContext => useSnapshot(current, { sync: true }).get()

/** Replaces the system on all screens. The new one has at least the tokens and recipes of the public screens. */
export function replaceSystem(getNext: () => SystemContext): void {
  current.get = getNext
}
