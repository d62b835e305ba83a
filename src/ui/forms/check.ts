import type { ZodMiniType } from 'zod/mini'

/** What is wrong with a form: a message by the name of the control that it is about. */
export type FieldErrors = Readonly<Record<string, string>>

/** What a check finds: what the form comes to, or what is wrong with it. */
export type CheckResult<T> =
  | { data: T; fieldErrors?: undefined }
  | { data?: undefined; fieldErrors: FieldErrors }

/** Says what a form that is filled in comes to, or what is wrong with it. */
export type Check<T> = (form: HTMLFormElement) => CheckResult<T>

/** What a form holds by the names of its controls, as the browser would send it. */
export const readFormValues = (form: HTMLFormElement): Record<string, FormDataEntryValue> =>
  Object.fromEntries(new FormData(form))

/** A check by a schema of zod. A control is named as its key is, or as the path of its key: `items.0.price`. */
export const createCheck =
  <T>(schema: ZodMiniType<T>, read: (form: HTMLFormElement) => unknown = readFormValues): Check<T> =>
  (form) => {
    const { data, error } = schema.safeParse(read(form))
    if (!error) return { data }
    // The first message of each control.
    const entries = error.issues.map(({ path, message }) => [path.join('.'), message] as const)
    return { fieldErrors: Object.fromEntries(entries.reverse()) }
  }

/** What is found where rules of one's own name the problems: the data as it is if there are none. */
export const toCheckResult = <T>(data: T, fieldErrors: FieldErrors): CheckResult<T> =>
  Object.keys(fieldErrors).length > 0 ? { fieldErrors } : { data }
