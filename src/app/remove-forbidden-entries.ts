import { subscribeSync } from '@/lib/subscribe-sync.ts'
import { mayOpen } from '@/routes/may-open.ts'
import { nextQuery } from '@/routes/next-page.ts'
import { roles } from '@/state/roles.ts'
import { removeEntries } from '@/state/session.ts'

/** Removes session entries of consultas whose page the user may no longer open, and the query that waits for a page. */
subscribeSync(roles, () => {
  removeEntries(({ path }) => !mayOpen(path))
  nextQuery.clear()
})
