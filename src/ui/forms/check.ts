import type { ZodMiniType } from 'zod/mini'

/** What is wrong with a form: a message by the name of the control that it is about. */
export type Problems = Readonly<Record<string, string>>

/** What a check finds: what the form comes to, or what is wrong with it. */
export type Found<T> = { data: T; problems?: undefined } | { data?: undefined; problems: Problems }

/** Says what a form that is filled in comes to, or what is wrong with it. */
export type Check<T> = (form: HTMLFormElement) => Found<T>

/** What a form holds by the names of its controls, as the browser would send it. */
export const valuesOf = (form: HTMLFormElement): Record<string, FormDataEntryValue> =>
  Object.fromEntries(new FormData(form))

/** A check by a schema of zod. A control is named as its key is, or as the path of its key: `items.0.price`. */
export const checkBy =
  <T>(schema: ZodMiniType<T>, read: (form: HTMLFormElement) => unknown = valuesOf): Check<T> =>
  (form) => {
    const { data, error } = schema.safeParse(read(form))
    if (!error) return { data }
    // The first message of each control.
    const entries = error.issues.map(({ path, message }) => [path.join('.'), message] as const)
    return { problems: Object.fromEntries(entries.reverse()) }
  }

/** What is found where rules of one's own name the problems: the data as it is if there are none. */
export const foundBy = <T>(data: T, problems: Problems): Found<T> =>
  Object.keys(problems).length > 0 ? { problems } : { data }
