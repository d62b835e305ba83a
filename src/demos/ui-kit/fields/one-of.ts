import * as z from 'zod/mini'

/** Accepts a key of the choices. */
export const oneOf = (choices: Record<string, string>, error: string) =>
  z.string().check(z.refine((choice) => Object.hasOwn(choices, choice), error))
