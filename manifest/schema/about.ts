import { z } from 'zod'

/**
 * Describes a key in editors: a Portuguese text and an example value. Only the emitted JSON Schema contains
 * it.
 */
export const about = (description: string, example: unknown) => ({ description, examples: [example] })

/** Builds an enum whose values have descriptions, which editors show. */
export const choice = <Words extends Record<string, string>>(choices: Words) =>
  z.enum(Object.keys(choices) as (keyof Words & string)[]).meta({ choices })
