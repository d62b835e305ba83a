/**
 * Reads a value of unknown shape: the value if it has the expected shape, else `undefined`. These few readers do for
 * what the login and the dashboard read from storage, where zod would add 8 kB gz to the first load; what is read later
 * has a schema of zod, and `readerFromSchema` makes a reader of it.
 */
export type Reader<T> = (value: unknown) => T | undefined

export const boolean: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)

export const number: Reader<number> = (value) => (Number.isFinite(value) ? (value as number) : undefined)

/** The latest time that a date can have, in ms since the epoch. */
const latest = 8.64e15

/** A time since the epoch, or a duration, in ms. */
export const time: Reader<number> = (value) => {
  const ms = number(value)
  return ms !== undefined && ms >= 0 && ms <= latest ? ms : undefined
}

/** One of a closed list. */
export const oneOf =
  <T extends string>(...values: T[]): Reader<T> =>
  (value) =>
    values.find((allowed) => allowed === value)

/** The valid keys of an object; missing and corrupt ones are left out without affecting the others. */
export const partial =
  <T extends object>(readers: { [K in keyof T]: Reader<T[K]> }): Reader<Partial<T>> =>
  (value) => {
    if (typeof value !== 'object' || value === null) return undefined
    const entries = Object.entries<Reader<unknown>>(readers).map(([key, read]) => [
      key,
      read(Reflect.get(value, key)),
    ])
    return Object.fromEntries(entries.filter(([, read]) => read !== undefined)) as Partial<T>
  }

/** The valid members of a list. */
export const array =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(read).filter((member) => member !== undefined) : undefined

type Schema<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } }

/** A zod schema as a reader. */
export const readerFromSchema =
  <T>(schema: Schema<T>): Reader<T> =>
  (value) => {
    const parsed = schema.safeParse(value)
    return parsed.success ? parsed.data : undefined
  }
