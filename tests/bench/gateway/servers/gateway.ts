// The gateway as a company runs it: tokens, purpose, audit, credits and a supplier whose answer has another shape.
import { openPglite } from '../../../../deploy/gateway/database/pglite.ts'
import { openPostgres } from '../../../../deploy/gateway/database/postgres.ts'
import { startGateway } from '../../../../deploy/gateway/server/start-gateway.ts'
import { openSharedSuppliers } from '../../../../deploy/gateway/suppliers/shared-suppliers.ts'
import { openSuppliers } from '../../../../deploy/gateway/suppliers/supplier-answers.ts'
import { withBatches } from '../../../product/deploy/gateway/models.ts'
import { serveParent } from './serve.ts'

const { SUPPLIER_URL = '', SUPPLIER_RATE, DATABASE_URL, DATABASE_FOLDER, ISSUER = '', LINES } = process.env

const base = withBatches({
  'cpf/1': {
    cost: 2,
    example: { cpf: '52998224725', nome: 'Ana', nascimento: '1984-01-17', renda: 1_234.5, enderecos: [] },
    examples: [],
    result: [],
    echo: { cpf: ['cpf'] },
    batch: { path: '/consulta/cpf/lote', max: Number(LINES), perMinute: 60, concurrency: 1 },
  },
})
const acme = {
  baseUrl: SUPPLIER_URL,
  allowPrivate: true,
  timeoutMs: 10_000,
  retries: 1,
  breaker: { failures: 5, seconds: 30 },
  cost: 0.35,
  ...(SUPPLIER_RATE !== undefined && { rate: SUPPLIER_RATE }),
}
const model = {
  ...base,
  suppliers: {
    byName: { acme },
    requests: {
      'cpf/1': {
        name: 'acme',
        get: '/v2/people/{cpf}',
        answer: {
          cpf: 'data.person.taxId',
          nome: 'data.person.fullName',
          nascimento: { value: 'data.person.birth', date: true },
          renda: { value: 'data.incomeInCents', scale: 100 },
          enderecos: { list: 'data.addresses', items: { cep: 'zip', desde: { value: 'since', date: true } } },
        },
      },
    },
  },
}

const database = DATABASE_URL ? await openPostgres(DATABASE_URL) : await openPglite(DATABASE_FOLDER)

const { url } = await startGateway({
  model,
  sources: ['gateway'],
  checksPurpose: false,
  database,
  auditKey: 'a key for the benchmark, of more than 32 characters',
  tokens: { issuer: ISSUER, audience: 'api', rolesClaim: 'roles' },
  suppliers: DATABASE_URL ? await openSharedSuppliers(model, {}, database) : openSuppliers(model, {}),
  credits: 1_000_000_000,
  log: (line) => process.stdout.write(`${line}\n`),
})
serveParent(url)
