import { onSessionEnd } from '@/state/session.ts'
import type { View } from './canvas/camera.ts'

/** The view and the revealed nodes of the last visit. In memory only. */
export const lastVisit: { view?: View | undefined; revealed: ReadonlySet<string> } = { revealed: new Set() }

onSessionEnd(() => {
  lastVisit.view = undefined
  lastVisit.revealed = new Set()
})
