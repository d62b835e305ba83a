import * as z from 'zod'
import type { Texts } from '../../../manifest/contract/studio.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Folders } from '../../folders.mjs'

/** The server's part of a request. */
export type StudioContext = {
  folders: Folders
  /** Messages name files relative to it. Absolute. */
  cwd: string
  /** Build variables, such as `VITE_GATEWAY_URL`. */
  env: Readonly<Record<string, string | undefined>>
  /** Generates the code of the manifest on the disk. Returns the errors that prevent it. */
  regenerate(): Promise<Diagnostic[]>
}

/** A request that cannot be answered. The message is in Portuguese, for the page. */
export class StudioError extends Error {}

/** A request in conflict with the disk. `body` is the answer. */
export class StudioConflict extends Error {
  readonly body: object

  constructor(body: object) {
    super('conflict')
    this.body = body
  }
}

export type StudioRequest = (context: StudioContext, body: unknown) => unknown

/**
 * Returns a request that checks the shape of its body before it answers.
 *
 * @throws StudioError if the body has another shape.
 */
export const createRequest =
  <Body, Answer>(
    schema: z.ZodType<Body>,
    answer: (context: StudioContext, body: Body) => Answer | Promise<Answer>,
  ): StudioRequest =>
  (context, body) => {
    const parsed = schema.safeParse(body)
    if (parsed.success) return answer(context, parsed.data)
    const path = parsed.error.issues[0]?.path.join('.') ?? ''
    throw new StudioError(`O pedido não tem a forma que o servidor espera${path && `, em ${path}`}`)
  }

/** Drafts have no byte order mark: the file on the disk keeps its own. */
const textSchema = z.string().transform((text) => text.replace(/^\uFEFF/, ''))

export const textsSchema: z.ZodType<Texts> = z.record(z.string(), textSchema.nullable())

export const placeSchema = z.object({
  file: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
})
