import * as z from 'zod'
import type { ReferencesAnswer, ReferencesRequest } from '../../../manifest/contract/studio.ts'
import { listNewDiagnostics } from './parts/field-errors.ts'
import { planRemoval } from './parts/plan-removal.ts'
import { createRequest, placeSchema, textsSchema } from './studio-request.ts'

const schema: z.ZodType<ReferencesRequest> = z.object({ drafts: textsSchema, place: placeSchema })

/** `references`: the parts that name a part, and the diagnostics that its removal would give. */
export const references = createRequest(schema, (context, { drafts, place }): ReferencesAnswer => {
  const removal = planRemoval(context, drafts, place)
  return {
    references: removal.references,
    diagnostics: listNewDiagnostics(context, drafts, removal.texts),
  }
})
