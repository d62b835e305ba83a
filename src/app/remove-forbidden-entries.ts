import { subscribeSync } from '@/lib/subscribe-sync.ts'
import { mayOpen } from '@/routes/may-open.ts'
import { roles } from '@/state/roles.ts'
import { removeEntries } from '@/state/session.ts'

/** Removes session entries of consultas whose page the user may no longer open. */
const removeForbiddenEntries = () => removeEntries(({ path }) => !mayOpen(path))

subscribeSync(roles, removeForbiddenEntries)
