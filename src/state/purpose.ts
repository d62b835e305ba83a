import { proxy } from 'valtio/vanilla'
import { onSessionEnd } from './session.ts'

/**
 * What the session's lookups are for (LGPD, article 7), as it was last chosen: one of the manifest's purposes. In memory
 * only, and gone with the session.
 */
export const purpose = proxy<{ chosen?: string | undefined }>({})

/** Chooses what the lookups from now on are for. */
export function choosePurpose(text: string): void {
  purpose.chosen = text
}

onSessionEnd(() => {
  purpose.chosen = undefined
})
