import { onSessionEnd } from '@/state/session.ts'
import { browserEnvironment } from '../../run/environment.ts'
import { StartLimits } from '../engine/start-limits.ts'

let limits = new StartLimits(browserEnvironment)

/** Returns the limits that all open dossiês of the session share. */
export const sessionLimits = (): StartLimits => limits

onSessionEnd(() => {
  limits = new StartLimits(browserEnvironment)
})
