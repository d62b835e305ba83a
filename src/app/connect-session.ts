import { routes } from '@/generated/routes.ts'
import { loadDefinition } from '@/routes/load-family.ts'
import { matchRoute } from '@/routes/match-route.ts'
import { mayOpen } from '@/routes/may-open.ts'
import { setDossieCostReader } from '@/session/dossie-costs.ts'
import { shareSession } from '@/state/tabs/share-session.ts'

// Another tab may run another version of the app, with other routes.
shareSession((path) => matchRoute(routes, path) !== undefined && mayOpen(path), loadDefinition)

setDossieCostReader(async () => (await import('@/consultas/dossie/engine/known-parts.ts')).readRemainingCost)
