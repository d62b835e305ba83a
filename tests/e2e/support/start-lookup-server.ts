import { startLookupServer } from '../../lookup-server/server.ts'
import { lookupServer } from './live-app.ts'

/** Plays the sources for as long as the tests run. */
export default async function startForTests() {
  const server = await startLookupServer(lookupServer.port)
  return () => server.stop()
}
