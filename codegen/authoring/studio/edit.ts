import * as z from 'zod'
import type { EditAnswer, ValueEdit } from '../../../manifest/contract/studio.ts'
import { applyEdits } from './apply-edits.ts'
import { createRequest, placeSchema, textsSchema } from './studio-request.ts'

const index = z.int().min(0)

const editSchema: z.ZodType<ValueEdit> = z.discriminatedUnion('op', [
  z.object({ op: z.literal('set'), place: placeSchema, value: z.json() }),
  z.object({ op: z.literal('remove'), place: placeSchema }),
  z.object({ op: z.literal('insert'), place: placeSchema, index, value: z.json() }),
  z.object({ op: z.literal('move'), place: placeSchema, from: index, to: index }),
  z.object({ op: z.literal('rename-key'), place: placeSchema, to: z.string().min(1) }),
  z.object({ op: z.literal('transfer'), place: placeSchema, to: placeSchema, index }),
])

const schema = z.object({ drafts: textsSchema, edits: z.array(editSchema) })

/** `edit`: applies edits one after the other and returns the new texts of the files they changed. */
export const edit = createRequest(
  schema,
  (context, { drafts, edits }): EditAnswer => ({ texts: applyEdits(context, drafts, edits) }),
)
