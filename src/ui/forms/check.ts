import type { ZodMiniType } from 'zod/mini'

/** Error messages by control name. */
export type FieldErrors = Readonly<Record<string, string>>

/** The data of a valid form, or the errors. */
export type CheckResult<T> =
  | { data: T; fieldErrors?: undefined }
  | { data?: undefined; fieldErrors: FieldErrors }

/** Validates a form and returns its data or the errors. */
export type Check<T> = (form: HTMLFormElement) => CheckResult<T>

export const readFormValues = (form: HTMLFormElement): Record<string, FormDataEntryValue> =>
  Object.fromEntries(new FormData(form))

/**
 * Creates a check from a zod schema. A control's name is the key, or the path of a nested key:
 * `items.0.price`.
 */
export const createCheck =
  <T>(schema: ZodMiniType<T>, read: (form: HTMLFormElement) => unknown = readFormValues): Check<T> =>
  (form) => {
    const { data, error } = schema.safeParse(read(form))
    if (!error) return { data }
    // Keep the first message of each control.
    const entries = error.issues.map(({ path, message }) => [path.join('.'), message] as const)
    return { fieldErrors: Object.fromEntries(entries.reverse()) }
  }

/** Returns the errors if there are any, otherwise the data. */
export const toCheckResult = <T>(data: T, fieldErrors: FieldErrors): CheckResult<T> =>
  Object.keys(fieldErrors).length > 0 ? { fieldErrors } : { data }
