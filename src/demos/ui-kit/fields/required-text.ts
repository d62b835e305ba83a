import * as z from 'zod/mini'

/** Accepts a trimmed text with at least `length` characters. */
export const createRequiredTextSchema = (error: string, length = 1) =>
  z.string().check(z.trim(), z.minLength(length, error))
