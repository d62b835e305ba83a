/**
 * Reads a value of unknown shape: returns it if the shape fits, otherwise `undefined`. The login and the
 * dashboard use these readers, because zod would add 8 kB gz to the first load. Code that loads later uses
 * zod schemas with `readerFromSchema`.
 */
export type Reader<T> = (value: unknown) => T | undefined

export const boolean: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)

export const number: Reader<number> = (value) => (Number.isFinite(value) ? (value as number) : undefined)

/** The latest time of a `Date`, in ms since the epoch. */
const latest = 8.64e15

/** Reads a time since the epoch, or a duration, in ms. */
export const time: Reader<number> = (value) => {
  const ms = number(value)
  return ms !== undefined && ms >= 0 && ms <= latest ? ms : undefined
}

export const oneOf =
  <T extends string>(...values: T[]): Reader<T> =>
  (value) =>
    values.find((allowed) => allowed === value)

/** Reads the valid keys of an object; missing and invalid ones are left out. */
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

export const array =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(read).filter((member) => member !== undefined) : undefined

type Schema<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } }

export const readerFromSchema =
  <T>(schema: Schema<T>): Reader<T> =>
  (value) => {
    const parsed = schema.safeParse(value)
    return parsed.success ? parsed.data : undefined
  }
