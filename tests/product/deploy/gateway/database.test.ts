import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { lockFolder } from '../../../../deploy/gateway/database/folder-lock.ts'
import { testDatabaseRules } from './database-rules.ts'
import { createTestDatabase } from './databases.ts'
import { testSharedBatches } from './shared-batches.ts'

testDatabaseRules(createTestDatabase)
testSharedBatches(createTestDatabase)

const folder = mkdtempSync(join(tmpdir(), 'averigua-gateway-'))

afterAll(() => rmSync(folder, { recursive: true }))

it('locks the folder of a process that runs, and not of one that was killed', () => {
  const database = join(folder, 'database')
  const unlock = lockFolder(database)
  unlock()
  // The process that runs the tests' runner.
  writeFileSync(`${database}.lock`, String(process.ppid))
  expect(() => lockFolder(database)).toThrow(`a pasta está em uso pelo processo ${process.ppid}`)
  writeFileSync(`${database}.lock`, '999999999')
  lockFolder(database)()
})
