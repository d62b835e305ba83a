import { onSessionEnd } from '@/state/session.ts'

/** The id of the run that the page of a target shows, by the target's id. */
export const shownRunIds = new Map<string, string>()

onSessionEnd(() => shownRunIds.clear())
