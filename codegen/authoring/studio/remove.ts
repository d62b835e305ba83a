import * as z from 'zod'
import type { RemoveAnswer, RemoveRequest } from '../../../manifest/contract/studio.ts'
import { planRemoval } from './parts/plan-removal.ts'
import { createRequest, placeSchema, textsSchema } from './studio-request.ts'

const schema: z.ZodType<RemoveRequest> = z.object({ drafts: textsSchema, place: placeSchema })

/** `remove`: removes a part, and the references that are nothing without it. */
export const remove = createRequest(schema, (context, { drafts, place }): RemoveAnswer => {
  const { texts, around } = planRemoval(context, drafts, place)
  return { texts, place: around }
})
