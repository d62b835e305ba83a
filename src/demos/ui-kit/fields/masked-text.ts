import * as z from 'zod/mini'
import { findMaskError } from './mask-error.ts'
import type { MaskName } from './masks.ts'

/** A text that is written through a mask, complete and right. */
export const createMaskedTextSchema = (mask: MaskName) =>
  z.string().check(
    z.minLength(1, { error: 'Preencha este campo', abort: true }),
    z.refine((text) => findMaskError(mask, text) === undefined, {
      error: ({ input }) => findMaskError(mask, String(input)),
    }),
  )
