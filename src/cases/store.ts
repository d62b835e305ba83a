import { databaseName, digestOwner, hasDatabase, withLimit } from './case-database.ts'
import type { StoreProblem } from './case-texts.ts'
import type { CaseRecord, StoredHead } from './record.ts'

type Stored<T> = { value: T } | { problem: StoreProblem }

/** The cases of the current account. */
export type CaseList = {
  /** Newest first. */
  heads: StoredHead[]
  /** The ids of records whose head is damaged. */
  damagedIds: string[]
}

/** A stored case. `head` is damaged if `isReadableHead` says so. */
export type StoredRecord = CaseRecord & { head: StoredHead }

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
    // Another tab has the database open in a way that this one must wait for.
    request.onblocked = () => reject(new DOMException('', 'TimeoutError'))
    request.onsuccess = () => {
      const database = request.result
      // Another tab deletes the database, or the browser clears the site's data.
      database.onversionchange = () => {
        database.close()
        forgetDatabase()
      }
      database.onclose = forgetDatabase
      resolve(database)
    }
  })
  opening.catch(forgetDatabase)
  return opening
}

function forgetDatabase() {
  opening = undefined
}

type Stores = { heads: IDBObjectStore; contents: IDBObjectStore }

const wait = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Runs requests in one transaction, and returns their result once all is on disk. After a failure nothing is. */
async function transact<T>(
  mode: IDBTransactionMode,
  run: (stores: Stores) => Promise<T> | T,
): Promise<Stored<T>> {
  let transaction: IDBTransaction | undefined
  let isLate = false
  const work = async () => {
    const database = await openDatabase()
    if (isLate) throw new DOMException('', 'TimeoutError')
    const running = database.transaction([headStore, contentStore], mode, { durability: 'strict' })
    transaction = running
    const end = new Promise<void>((resolve, reject) => {
      running.oncomplete = () => resolve()
      running.onabort = () => reject(running.error)
    })
    try {
      const value = await run({
        heads: running.objectStore(headStore),
        contents: running.objectStore(contentStore),
      })
      await end
      return value
    } catch (error) {
      end.catch(() => undefined)
      abort(running)
      throw error
    }
  }
  const stop = () => {
    isLate = true
    forgetDatabase()
    if (transaction) abort(transaction)
  }
  try {
    return { value: await withLimit(work(), stop) }
  } catch (error) {
    return { problem: describeStoreError(error) }
  }
}

function abort(transaction: IDBTransaction) {
  try {
    transaction.abort()
  } catch {
    // It has ended.
  }
}

/** Lists the cases of the current account. */
export async function listCases(): Promise<Stored<CaseList>> {
  if (globalThis.indexedDB === undefined) return { problem: 'blocked' }
  try {
    if (!(await hasDatabase())) return { value: { heads: [], damagedIds: [] } }
  } catch (error) {
    return { problem: describeStoreError(error) }
  }
  const stored = await transact('readonly', ({ heads }) => wait<StoredHead[]>(heads.getAll()))
  if ('problem' in stored) return stored
  const owners = await Promise.all(stored.value.map(({ id }) => digestOwner(id)))
  const own = stored.value.filter((head, index) => head.owner === owners[index])
  return {
    value: {
      heads: own.filter(isReadableHead).sort((one, other) => other.savedAt - one.savedAt),
      damagedIds: own.filter((head) => !isReadableHead(head)).map(({ id }) => id),
    },
  }
}

/**
 * Reads a case of the current account; any other one is missing. A head without contents is a damaged
 * record, which the caller's decryption reports.
 */
export async function readCase(id: string): Promise<Stored<StoredRecord>> {
  const owner = await digestOwner(id)
  const stored = await transact('readonly', async ({ heads, contents }) => {
    const [head, rest] = await Promise.all([
      wait<StoredHead | undefined>(heads.get(id)),
      wait<Omit<CaseRecord, 'head'> | undefined>(contents.get(id)),
    ])
    return head?.owner === owner ? { ...emptyRecord(), ...rest, head } : undefined
  })
  if ('problem' in stored) return stored
  return stored.value ? { value: stored.value } : { problem: 'missing' }
}

/** Returns true if the browser has a case with this id, also if it is another account's. */
export const hasCase = (id: string): Promise<Stored<boolean>> =>
  transact('readonly', async ({ heads }) => (await wait(heads.count(id))) > 0)

const emptyRecord = () => {
  const nothing = { nonce: new Uint8Array(12), ciphertext: new Uint8Array() }
  return { salt: new Uint8Array(16), check: nothing, contents: nothing }
}

/** Changes a case of `owner`, or adds one. Returns the problem `missing`, and changes nothing, if it is another account's. */
async function change(
  id: string,
  owner: string,
  run: (stores: Stores, earlier: StoredHead | undefined) => void,
): Promise<Stored<void>> {
  const stored = await transact('readwrite', async (stores) => {
    const earlier = await wait<StoredHead | undefined>(stores.heads.get(id))
    if (earlier && earlier.owner !== owner) return false
    run(stores, earlier)
    return true
  })
  if ('problem' in stored) return stored
  return stored.value ? { value: undefined } : { problem: 'missing' }
}

/** Writes a case of an account: all of it or, after a failure, nothing, so that the earlier record stays. */
export const writeCase = ({ head, ...rest }: CaseRecord, owner: string): Promise<Stored<void>> =>
  change(head.id, owner, ({ heads, contents }, earlier) => {
    const { id, version, createdAt, savedAt, size } = head
    contents.put(rest, id)
    heads.put({ id, version, createdAt, savedAt, size, owner, noticedAt: earlier?.noticedAt })
  })

/** Changes what the browser adds to the head of a case. */
export async function updateHead(id: string, edit: (head: StoredHead) => StoredHead): Promise<Stored<void>> {
  return change(id, await digestOwner(id), ({ heads }, earlier) => {
    if (earlier) heads.put(edit(earlier))
  })
}

export async function deleteCase(id: string): Promise<Stored<void>> {
  return change(id, await digestOwner(id), ({ heads, contents }) => {
    contents.delete(id)
    heads.delete(id)
  })
}

/** Returns the problem that an error of IndexedDB means. */
function describeStoreError(error: unknown): StoreProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError') return 'full'
  if (name === 'TimeoutError') return 'unanswered'
  return name === 'SecurityError' || name === 'InvalidStateError' ? 'blocked' : 'failed'
}

/** The latest time that a stored head may have, in ms since the epoch. Later ones cannot be formatted with their deletion. */
const latest = Date.UTC(2200, 0, 1)

const isDate = (at: unknown) => Number.isSafeInteger(at) && (at as number) >= 0 && (at as number) < latest

/** Returns true if the list can show a stored head. */
export const isReadableHead = (head: StoredHead): boolean =>
  typeof head.id === 'string' &&
  isDate(head.createdAt) &&
  isDate(head.savedAt) &&
  Number.isSafeInteger(head.size)
