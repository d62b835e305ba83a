import * as z from 'zod/mini'
import { maskProblem } from './mask-problem.ts'
import type { MaskName } from './masks.ts'

/** A text that is written through a mask, complete and right. */
export const maskedText = (mask: MaskName) =>
  z.string().check(
    z.minLength(1, { error: 'Preencha este campo', abort: true }),
    z.refine((text) => maskProblem(mask, text) === undefined, {
      error: ({ input }) => maskProblem(mask, String(input)),
    }),
  )
