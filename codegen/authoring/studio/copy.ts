import * as z from 'zod'
import type { CopyRequest } from '../../../manifest/contract/studio.ts'
import { copyPart } from './parts/copy-part.ts'
import { createRequest, placeSchema, textsSchema } from './studio-request.ts'

const schema: z.ZodType<CopyRequest> = z.object({ drafts: textsSchema, place: placeSchema })

/** `copy`: copies a part beside itself, with a free number or name. */
export const copy = createRequest(schema, (context, { drafts, place }) => copyPart(context, drafts, place))
