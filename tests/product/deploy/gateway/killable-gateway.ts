/** A gateway in a process of its own, which tests/deploy/gateway/killed.full.test.ts kills. Prints its address. */
import { openPostgres } from '../../../../deploy/gateway/database/postgres.ts'
import { startGateway } from '../../../../deploy/gateway/server/start-gateway.ts'
import { withBatches } from './models.ts'

const { DATABASE_URL = '', AUDIT_KEY = '', LINES = '' } = process.env

const batch = { path: '/consulta/cpf/lote', max: Number(LINES), perMinute: 60, concurrency: 1 }

const { url } = await startGateway({
  model: withBatches({ 'cpf/1': { cost: 2, batch } }),
  sources: ['gateway'],
  checksPurpose: false,
  database: await openPostgres(DATABASE_URL),
  auditKey: AUDIT_KEY,
  delayMs: 5,
})
process.stdout.write(`${url}\n`)
