import { digestOwner } from '@/cases/case-database.ts'
import type { CaseRecord } from '@/cases/record.ts'
import type { StoredRecord } from '@/cases/store.ts'

/** The records of a test, by id. */
export const records = new Map<string, StoredRecord>()

const missing = { problem: 'missing' } as const

/** Stands in for the functions of the database that imports use. The browser tests use the database. */
export const memoryStore = {
  readCase: async (id: string) => {
    const record = records.get(id)
    return record?.head.owner === (await digestOwner(id)) ? { value: record } : missing
  },
  hasCase: async (id: string) => ({ value: records.has(id) }),
  writeCase: async (record: CaseRecord, owner: string) => {
    const { id } = record.head
    const earlier = records.get(id)
    if (earlier && earlier.head.owner !== owner) return missing
    records.set(id, { ...record, head: { ...record.head, owner } })
    return { value: undefined }
  },
}
