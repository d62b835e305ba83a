import type { z } from 'zod'

/** A JSON Schema, with what editors read besides, such as `enumDescriptions`. */
export type JsonSchema = z.core.JSONSchema.BaseSchema & { definitions?: Record<string, JsonSchema> }
