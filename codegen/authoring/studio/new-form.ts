import * as z from 'zod'
import { type FieldsAnswer, type NewFormRequest, newKinds } from '../../../manifest/contract/studio.ts'
import { createPartSource, newParts } from './parts/new-parts.ts'
import { createRequest, placeSchema, textsSchema } from './studio-request.ts'

const schema: z.ZodType<NewFormRequest> = z.object({
  drafts: textsSchema,
  kind: z.enum(newKinds),
  near: placeSchema.optional(),
})

/** `new-form`: the fields of the dialog of a new part. */
export const newForm = createRequest(
  schema,
  (context, { drafts, kind, near }): FieldsAnswer => ({
    fields: newParts[kind].listFields(createPartSource(context, drafts), near),
  }),
)
