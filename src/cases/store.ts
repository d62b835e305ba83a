import { databaseName, hasDatabase } from './case-database.ts'
import { describeStoreError } from './describe-store-error.ts'
import type { StoreProblem } from './problems.ts'
import type { CaseHead, CaseRecord } from './record.ts'

type Stored<T> = { value: T } | { problem: StoreProblem }

/** Heads apart from their contents, so that the list reads no ciphertext. */
const [headStore, contentStore] = ['heads', 'contents'] as const

let opening: Promise<IDBDatabase> | undefined

function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName(), 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(headStore, { keyPath: 'id' })
      request.result.createObjectStore(contentStore)
    }
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new DOMException('', 'InvalidStateError'))
    request.onsuccess = () => {
      const database = request.result
      const forget = () => {
        database.close()
        opening = undefined
      }
      // Another tab deletes the database, or the browser clears the site's data.
      database.onversionchange = forget
      database.onclose = forget
      resolve(database)
    }
  })
  opening.catch(() => {
    opening = undefined
  })
  return opening
}

/** Runs requests in one transaction, and returns the result of the last request once all is on disk. */
async function transact<T>(
  mode: IDBTransactionMode,
  run: (heads: IDBObjectStore, contents: IDBObjectStore) => IDBRequest<T>,
): Promise<Stored<T>> {
  try {
    const database = await openDatabase()
    const transaction = database.transaction([headStore, contentStore], mode, { durability: 'strict' })
    const request = run(transaction.objectStore(headStore), transaction.objectStore(contentStore))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    return { value: request.result }
  } catch (error) {
    return { problem: describeStoreError(error) }
  }
}

/** Lists the stored cases, newest first. */
export async function listCases(): Promise<Stored<CaseHead[]>> {
  if (globalThis.indexedDB === undefined) return { problem: 'blocked' }
  if (!(await hasDatabase())) return { value: [] }
  const stored = await transact<CaseHead[]>('readonly', (heads) => heads.getAll())
  if ('problem' in stored) return stored
  return { value: stored.value.sort((one, other) => other.savedAt - one.savedAt) }
}

/** Reads a case. A head without contents is a damaged record, which the caller's decryption reports. */
export async function readCase(id: string): Promise<Stored<CaseRecord>> {
  let headRequest: IDBRequest<CaseHead | undefined> | undefined
  const rest = await transact<Omit<CaseRecord, 'head'> | undefined>('readonly', (heads, contents) => {
    headRequest = heads.get(id)
    return contents.get(id)
  })
  if ('problem' in rest) return rest
  const head = headRequest?.result
  if (!head) return { problem: 'missing' }
  return { value: { ...emptyRecord(), ...rest.value, head } }
}

const emptyRecord = () => {
  const nothing = { nonce: new Uint8Array(12), ciphertext: new Uint8Array() }
  return { salt: new Uint8Array(16), check: nothing, contents: nothing }
}

/** Writes a case: all of it or, after a failure, nothing, so that the earlier record stays. */
export async function writeCase({ head, ...rest }: CaseRecord): Promise<Stored<unknown>> {
  return transact('readwrite', (heads, contents) => {
    contents.put(rest, head.id)
    return heads.put(head)
  })
}

export const deleteCase = (id: string): Promise<Stored<undefined>> =>
  transact('readwrite', (heads, contents) => {
    contents.delete(id)
    return heads.delete(id)
  })
