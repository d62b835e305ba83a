import * as z from 'zod/mini'

/** A text that is not empty, without the space around it. */
export const createRequiredTextSchema = (error: string, length = 1) =>
  z.string().check(z.trim(), z.minLength(length, error))
