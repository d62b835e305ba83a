import { subscribe } from 'valtio/vanilla'
import { mayOpen } from '@/routes/may-open.ts'
import { roles } from '@/state/roles.ts'
import { removeEntries } from '@/state/session.ts'

/** What the session holds of a consulta goes when the user may not see its page any more. */
const removeForbiddenEntries = () => removeEntries(({ path }) => !mayOpen(path))

const isSynchronous = true
subscribe(roles, removeForbiddenEntries, isSynchronous)
