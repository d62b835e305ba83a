import { expect, it } from 'vitest'
import { openPostgres } from '../../../../deploy/gateway/database/postgres.ts'
import { testDatabaseRules } from './database-rules.ts'
import { usePostgres } from './postgres.ts'
import { testSharedBatches } from './shared-batches.ts'

const postgres = usePostgres()

testDatabaseRules(postgres.createDatabase)
testSharedBatches(postgres.createDatabase)

it('is migrated once by gateways that start at the same time, which run as the role of a gateway', async () => {
  const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres(postgres.url())))
  for (const database of opened) {
    expect(await database.query('select current_user::text as name')).toEqual([{ name: 'averigua_gateway' }])
    await expect(database.query('create table x (id int)')).rejects.toThrow('permission denied')
  }
  await Promise.all(opened.map((database) => database.close()))
})

it('is used again after it was restarted', async () => {
  const database = await openPostgres(postgres.url())
  postgres.stop('immediate')
  await expect(database.query('select 1')).rejects.toMatchObject({ reply: { status: 503 } })
  postgres.start()
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
  await database.close()
})
