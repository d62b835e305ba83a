import { routes } from '@/generated/routes.ts'
import { loadFamily } from '@/routes/load-family.ts'
import { matchRoute } from '@/routes/match-route.ts'
import { mayOpen } from '@/routes/may-open.ts'
import { shareSession } from '@/state/tabs/share-session.ts'
import './dossie-cost-reader.ts'

// Another tab may run another version of the app, with other routes.
shareSession(
  (path) => matchRoute(routes, path) !== undefined && mayOpen(path),
  async (consultaId) => {
    const [family = ''] = consultaId.split('/')
    const { default: loaded } = await loadFamily(family)
    return Object.values(loaded.variants).find(({ id }) => id === consultaId)
  },
)
