import { proxy } from 'valtio/vanilla'
import { onSessionEnd } from './session.ts'

/**
 * The purpose of this session's queries (LGPD, article 7): one that the manifest lists. In memory only, until
 * the session ends.
 */
export const purpose = proxy<{ chosen?: string | undefined }>({})

export function choosePurpose(text: string): void {
  purpose.chosen = text
}

onSessionEnd(() => {
  purpose.chosen = undefined
})
