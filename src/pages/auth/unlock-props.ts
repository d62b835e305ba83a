import type { Profile } from '@/state/auth.ts'

/** Whose session is locked. `isCover`: the lock screen covers the page that is open, in place of being a page. */
export type UnlockProps = { profile: Profile; isCover: boolean }
