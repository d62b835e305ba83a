/**
 * Reads a value of unknown shape: the value where it fits, else `undefined`. These few do for what is read before
 * the first page, where a schema library would cost 8 kB; everything else is read by zod, through `readBy`.
 */
export type Reader<T> = (value: unknown) => T | undefined

export const boolean: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)

export const number: Reader<number> = (value) => (Number.isFinite(value) ? (value as number) : undefined)

/** One of a closed list. */
export const oneOf =
  <T extends string>(...values: T[]): Reader<T> =>
  (value) =>
    values.find((known) => known === value)

/** The keys of an object that fit; those that are missing or corrupt are left out and harm no other. */
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

/** The members of a list that fit. */
export const listOf =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(read).filter((member) => member !== undefined) : undefined

type Schema<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } }

/** A zod schema as a reader. */
export const readBy =
  <T>(schema: Schema<T>): Reader<T> =>
  (value) => {
    const parsed = schema.safeParse(value)
    return parsed.success ? parsed.data : undefined
  }
