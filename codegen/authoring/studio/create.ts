import * as z from 'zod'
import { type CreateRequest, newKinds, type PartAnswer } from '../../../manifest/contract/studio.ts'
import { findFieldErrors } from './parts/field-errors.ts'
import { findMissingValues, trimValues } from './parts/field-values.ts'
import { FieldError } from './parts/new-part.ts'
import { createPartSource, newParts } from './parts/new-parts.ts'
import { createRequest, textsSchema } from './studio-request.ts'

const schema: z.ZodType<CreateRequest> = z.object({
  drafts: textsSchema,
  kind: z.enum(newKinds),
  values: z.record(z.string(), z.string()),
})

/** `create`: makes a new part. It is refused if the manifest would have errors that it does not have yet. */
export const create = createRequest(schema, (context, { drafts, kind, values: typed }): PartAnswer => {
  const source = createPartSource(context, drafts)
  const { listFields, build } = newParts[kind]
  const fields = listFields(source, undefined)
  const values = trimValues(typed)
  const missing = findMissingValues(fields, values)
  if (missing) return { errors: missing }
  try {
    const part = build(values, source)
    const errors = findFieldErrors(
      context,
      drafts,
      part,
      fields.map(({ name }) => name),
    )
    return Object.keys(errors).length > 0 ? { errors } : { texts: part.texts, place: part.place }
  } catch (error) {
    if (error instanceof FieldError) return { errors: { [error.field]: error.message } }
    throw error
  }
})
