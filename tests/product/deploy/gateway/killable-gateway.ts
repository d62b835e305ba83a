/** A gateway in a process of its own, which `killable-processes.ts` bundles and kills. It starts when its parent says so. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import type { Model } from '../../../../codegen/compile/resolve/model.ts'
import { openPostgres } from '../../../../deploy/gateway/database/postgres.ts'
import { startGateway } from '../../../../deploy/gateway/server/start-gateway.ts'
import { openSuppliers } from '../../../../deploy/gateway/suppliers/supplier-answers.ts'

const { DATABASE_URL = '', AUDIT_KEY = '', MODEL_FILE = '' } = process.env

const model: Model = deserialize(readFileSync(MODEL_FILE))

process.send?.('loaded')
await once(process, 'message')

const { url } = await startGateway({
  model,
  sources: ['gateway'],
  checksPurpose: false,
  database: await openPostgres(DATABASE_URL),
  auditKey: AUDIT_KEY,
  suppliers: openSuppliers(model, {}),
})
process.send?.(url)
