import { startLookupServer } from '../../lookup-server/server.ts'
import { lookupServer } from './live-app.ts'

/** Runs the lookup server during the tests. */
export default async function startForTests() {
  const server = await startLookupServer(lookupServer.port)
  return () => server.stop()
}
