// Runs the provider for a rehearsal (deploy/compose.yaml), until SIGINT or SIGTERM.
import { parseArgs } from 'node:util'
import { startProvider } from './start-provider.ts'

const text = { type: 'string' } as const
const {
  port = '4191',
  app = [],
  'client-id': clientId,
  resource = '',
} = parseArgs({
  options: { port: text, app: { type: 'string', multiple: true }, 'client-id': text, resource: text },
}).values

const { issuer, stop } = await startProvider({
  port: Number(port),
  apps: app,
  ...(clientId && { clientId }),
  resource,
})
console.log(`Provedor de ensaio em ${issuer}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
