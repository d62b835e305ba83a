import type * as z from 'zod'

/** A JSON Schema with extensions that editors read, such as `enumDescriptions`. */
export type JsonSchema = z.core.JSONSchema.BaseSchema & { definitions?: Record<string, JsonSchema> }
