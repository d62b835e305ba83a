import * as z from 'zod'
import type {
  FieldsAnswer,
  RenameAnswer,
  RenameFormRequest,
  RenameRequest,
} from '../../../manifest/contract/studio.ts'
import { listNewDiagnostics } from './parts/field-errors.ts'
import { findMissingValues, trimValues } from './parts/field-values.ts'
import { FieldError } from './parts/new-part.ts'
import { listRenameFields, renamePart } from './parts/rename-part.ts'
import { createRequest, placeSchema, textsSchema } from './studio-request.ts'

const formSchema: z.ZodType<RenameFormRequest> = z.object({ drafts: textsSchema, place: placeSchema })

/** `rename-form`: the title, the name and the path of a part, as far as it has them. */
export const renameForm = createRequest(
  formSchema,
  (context, { drafts, place }): FieldsAnswer => ({ fields: listRenameFields(context, drafts, place) }),
)

const schema: z.ZodType<RenameRequest> = z.object({
  drafts: textsSchema,
  place: placeSchema,
  values: z.record(z.string(), z.string()),
})

/** `rename`: changes the title, the name and the path of a part with all that refers to them. */
export const rename = createRequest(schema, (context, { drafts, place, values: typed }): RenameAnswer => {
  const values = trimValues(typed)
  const missing = findMissingValues(listRenameFields(context, drafts, place), values)
  if (missing) return { errors: missing }
  try {
    const renamed = renamePart(context, drafts, place, values)
    const found = listNewDiagnostics(context, drafts, renamed.texts)
    const error = found.find(({ severity }) => severity === 'error')
    return error ? { errors: { '': `${error.file}, linha ${error.line}: ${error.message}` } } : renamed
  } catch (error) {
    if (error instanceof FieldError) return { errors: { [error.field]: error.message } }
    throw error
  }
})
