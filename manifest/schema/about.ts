import * as z from 'zod'

/**
 * Describes a key in editors: a Portuguese text and an example value. Only the emitted JSON Schema contains
 * it.
 */
export const about = (description: string, example: unknown) => ({ description, examples: [example] })

/** A form's control where the type of a value does not tell it. The emitted JSON Schema does not have it. */
export const control = (
  name:
    | 'badge'
    | 'block-title'
    | 'field-names'
    | 'long-text'
    | 'menu'
    | 'page'
    | 'tone'
    | 'variant'
    | 'value-path'
    | 'variant'
    | 'collected-path'
    | 'text'
    | 'yaml',
) => ({ control: name })

/** Builds an enum whose values have descriptions, which editors show. */
export const choice = <Words extends Record<string, string>>(choices: Words) =>
  z.enum(Object.keys(choices) as (keyof Words & string)[]).meta({ choices })

/**
 * A key that is false if the manifest does not have it. The model and emitted code have it only if it is true, so the type says that it
 * may be absent.
 */
export const flag = (description: string) =>
  z.boolean().default(false).meta(about(description, true)) as unknown as z.ZodOptional<z.ZodBoolean>
