import { describe, expect, it } from 'vitest'
import type { AuditRecord } from '../../../../deploy/gateway/audit/audit-record.ts'
import { runAuditCommand } from '../../../../deploy/gateway/audit/commands.ts'
import { createRecorder } from '../../../../deploy/gateway/audit/recorder.ts'
import { digestValue } from '../../../../deploy/gateway/audit/subject-digest.ts'
import { verifyAudit } from '../../../../deploy/gateway/audit/verify.ts'
import {
  createLedger,
  endQueries,
  type Reservation,
  releaseAbandoned,
} from '../../../../deploy/gateway/credits/ledger.ts'
import { listStatement } from '../../../../deploy/gateway/credits/usage.ts'
import { migrate } from '../../../../deploy/gateway/database/migrate.ts'
import { requireValue } from '../../../support/require-value.ts'
import type { TestDatabase } from './databases.ts'

const key = 'a key for the tests, of more than 32 characters'

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const reservation = (number: number, client = 'ana', amount = 2): Reservation => ({
  query: uuid(number),
  client,
  consulta: 'cpf/1',
  amount,
})

const record = (changes: Partial<AuditRecord> = {}): AuditRecord => ({
  at: new Date().toISOString(),
  request_id: null,
  client_version: null,
  client: 'ana',
  source: 'gateway',
  subject: [{ field: 'cpf', kind: 'cpf', digest: digestValue(key, '52998224725') }],
  status: 200,
  ms: 1,
  charge: 2,
  ...changes,
})

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Declares the tests of what a database must keep. They run over PGlite and over PostgreSQL. */
export function testDatabaseRules(create: () => Promise<TestDatabase>) {
  describe('the migrations', () => {
    it('are applied once', async () => {
      const { owner } = await create()
      await migrate(owner)
    })

    it.each([
      ['of a newer gateway', 'insert into migration (number) values (999)', 'de um gateway mais novo'],
      [
        'that were changed since',
        "update migration set digest = 'other' where number = 4",
        'a migração 4 mudou',
      ],
      ['that a version without digests applied', 'update migration set digest = null', 'a migração 1 mudou'],
    ])('refuse a database with files %s', async (_, sql, message) => {
      const { owner } = await create()
      await owner.query(sql)
      await expect(migrate(owner)).rejects.toThrow(message)
    })
  })

  describe('the ledger', () => {
    it('never overdraws an account, whatever is asked at once', async () => {
      const { database } = await create()
      const ledger = createLedger(database, 50)
      const other = createLedger(database, 50)
      const asked = range(60).map((number) => (number % 2 ? ledger : other).reserve(reservation(number)))
      const settled = await Promise.allSettled(asked)
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(25)
      expect(await ledger.readBalance('ana')).toBe(0)
    })

    it('refuses only the query that is too expensive among simultaneous ones', async () => {
      const { database } = await create()
      const ledger = createLedger(database, 5)
      await ledger.readBalance('ana')
      const asked = [reservation(1), reservation(2, 'ana', 8), reservation(3), reservation(4, 'rui', 5)]
      const settled = await Promise.allSettled(asked.map((one) => ledger.reserve(one)))
      expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
      await ledger.reserve(reservation(1))
      expect(await ledger.readBalance('ana')).toBe(1)
    })

    it('settles an answer and releases a failure, each once', async () => {
      const { database } = await create()
      const ledger = createLedger(database, 10)
      for (const number of [1, 2]) await ledger.reserve(reservation(number))
      expect(await ledger.readBalance('ana')).toBe(6)
      const endings = [
        { ...reservation(1), outcome: 'found' as const },
        { ...reservation(2), outcome: 'failed' as const },
      ]
      await Promise.all(range(4).map(() => database.transaction((inside) => endQueries(inside, endings))))
      expect(await ledger.readBalance('ana')).toBe(8)
      const [account] = await database.query(
        'select held::float8 as held, spent::float8 as spent from account',
      )
      expect(account).toEqual({ held: 0, spent: 2 })
      expect(await listStatement(database, 'ana')).toMatchObject([
        { kind: 'settle', consulta: 'cpf/1', amount: -2 },
        { kind: 'grant', amount: 10 },
      ])
    })

    it('ends queries of the same clients at once without a deadlock', async () => {
      const { database } = await create()
      const ledger = createLedger(database, 1_000)
      const clients = range(8).map((number) => `client-${number}`)
      const reservations = range(64).map((number) => reservation(number, requireValue(clients[number % 8])))
      await Promise.all(reservations.map((one) => ledger.reserve(one)))
      const groups = range(8).map((group) =>
        reservations.filter((_, index) => index % 8 !== group || index < 8),
      )
      await Promise.all(
        groups.map((group, index) => {
          const endings = (index % 2 ? group : group.toReversed()).map((one) => ({
            ...one,
            outcome: 'found' as const,
          }))
          return database.transaction((inside) => endQueries(inside, endings))
        }),
      )
      for (const client of clients) expect(await ledger.readBalance(client)).toBe(1_000 - 16)
    })

    it('releases what a stopped process holds, and nothing else', async () => {
      const { database } = await create()
      const ledger = createLedger(database, 10)
      await ledger.reserve(reservation(1))
      expect(await releaseAbandoned(database)).toBe(0)
      expect(await releaseAbandoned(database, -1)).toBe(1)
      expect(await releaseAbandoned(database, -1)).toBe(0)
      expect(await ledger.readBalance('ana')).toBe(10)
    })

    it('has rules that the database keeps', async () => {
      const { database } = await create()
      await createLedger(database, 10).readBalance('ana')
      await expect(database.query('update account set available = 11')).rejects.toThrow('account')
      await expect(database.query('update account set available = -1, spent = 11')).rejects.toThrow('account')
      await expect(database.query('update transfer set amount = 0')).rejects.toThrow('transfer')
    })
  })

  describe('the audit', () => {
    it('cannot be changed by a gateway, nor by the owner of its tables', async () => {
      const { database, owner } = await create()
      await createRecorder(database, key)({ record: record() })
      for (const sql of ['update audit set position = 9', 'delete from audit', 'truncate audit']) {
        await expect(database.query(sql)).rejects.toThrow('permission denied')
        await expect(owner.query(sql)).rejects.toThrow('only appended')
      }
    })

    it('is verified, with the chains of several processes', async () => {
      const { database } = await create()
      const [first, second] = [createRecorder(database, key), createRecorder(database, key)]
      await first({ record: record() })
      await Promise.all(range(20).map((number) => (number % 2 ? first : second)({ record: record() })))
      expect(await verifyAudit(database, key)).toEqual({ rows: 21, chains: 2 })
      await expect(verifyAudit(database, `another ${key}`)).rejects.toThrow('A auditoria foi mudada')
    })

    it.each([
      [
        'a changed record',
        `update audit set record = replace(record::text, 'ana', 'rui')::json where position = 1`,
      ],
      ['a changed time', `update audit set at = at - interval '1 second' where position = 1`],
      ['a row that was removed', 'delete from audit where position = 1'],
      [
        'a chain without its beginning',
        'delete from audit where position = 0 and chain <> (select chain from audit order by at limit 1)',
      ],
      [
        'a first chain that was removed',
        'delete from audit where chain = (select chain from audit order by at limit 1)',
      ],
    ])('shows %s', async (_, sql) => {
      const { database, owner } = await create()
      const times = ['2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z', '2027-01-02T00:00:00.000Z']
      for (const _ of range(2)) {
        const append = createRecorder(database, key)
        for (const at of times) await append({ record: record({ at }) })
      }
      expect(await verifyAudit(database, key)).toEqual({ rows: 6, chains: 2 })
      await owner.runFile(`alter table audit disable trigger audit_appends; ${sql}`)
      await expect(verifyAudit(database, key)).rejects.toThrow('A auditoria foi mudada')
    })

    it('is whole after the rows of its oldest year were dropped', async () => {
      const { database, owner } = await create()
      const append = createRecorder(database, key)
      await append({ record: record({ at: '2026-06-01T00:00:00.000Z' }) })
      await append({ record: record({ at: '2027-06-01T00:00:00.000Z' }) })
      await owner.query('select drop_audit_year(2026)')
      expect(await verifyAudit(database, key)).toEqual({ rows: 1, chains: 1 })
    })

    it('tells a person all rows about a document, and no other', async () => {
      const { database } = await create()
      const append = createRecorder(database, key)
      const other = [{ field: 'cpf', kind: 'cpf', digest: digestValue(key, '11144477735') }]
      await append({ record: record({ request_id: uuid(1) }) })
      await append({ record: record({ request_id: uuid(2), subject: other }) })
      const read = async (person: boolean, text: string) => {
        const lines: string[] = []
        const context = { print: (line: string) => void lines.push(line), readInput: async () => text }
        await runAuditCommand({ verify: false, person }, { database, auditKey: key }, context)
        return lines.map((line) => JSON.parse(line).request_id)
      }
      expect(await read(true, '529.982.247-25\n')).toEqual([uuid(1)])
      expect(await read(false, '')).toEqual(expect.arrayContaining([uuid(1), uuid(2)]))
    })

    it('stores a query and its charge together, or neither', async () => {
      const { database } = await create()
      const ledger = createLedger(database, 10)
      const append = createRecorder(database, key)
      await ledger.reserve(reservation(1))
      const ending = { ...reservation(1), outcome: 'found' as const }
      const wrong = { ...record(), at: '1999-01-01T00:00:00.000Z' }
      await expect(append({ record: wrong, ending })).rejects.toThrow('partition')
      expect(await ledger.readBalance('ana')).toBe(10)
      await ledger.reserve(reservation(2))
      await append({ record: record(), ending: { ...reservation(2), outcome: 'found' } })
      expect(await ledger.readBalance('ana')).toBe(8)
      expect(await verifyAudit(database, key)).toEqual({ rows: 1, chains: 1 })
    })
  })
}
