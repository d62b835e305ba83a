import * as z from 'zod/mini'
import { findMaskError, type MaskName } from './masks.ts'

/** Accepts a trimmed text with at least `length` characters. */
export const createRequiredTextSchema = (error: string, length = 1) =>
  z.string().check(z.trim(), z.minLength(length, error))

/** Accepts a key of the choices. */
export const oneOf = (choices: Record<string, string>, error: string) =>
  z.string().check(z.refine((choice) => Object.hasOwn(choices, choice), error))

/** Accepts a complete and valid masked text. */
export const createMaskedTextSchema = (mask: MaskName) =>
  z.string().check(
    z.minLength(1, { error: 'Preencha este campo', abort: true }),
    z.refine((text) => findMaskError(mask, text) === undefined, {
      error: ({ input }) => findMaskError(mask, String(input)),
    }),
  )
