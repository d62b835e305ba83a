import * as z from 'zod/mini'
import { findMaskError } from './mask-error.ts'
import type { MaskName } from './masks.ts'

/** Accepts a complete and valid masked text. */
export const createMaskedTextSchema = (mask: MaskName) =>
  z.string().check(
    z.minLength(1, { error: 'Preencha este campo', abort: true }),
    z.refine((text) => findMaskError(mask, text) === undefined, {
      error: ({ input }) => findMaskError(mask, String(input)),
    }),
  )
