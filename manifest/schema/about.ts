import { z } from 'zod'

/**
 * What an editor tells of a key: what it is and does, in Portuguese, and an example of its value. It becomes part of the
 * JSON Schema that codegen emits, and nothing else reads it.
 */
export const about = (description: string, example: unknown) => ({ description, examples: [example] })

/** A closed list of words, each with what it does: an editor shows it beside the word. */
export const choice = <Words extends Record<string, string>>(choices: Words) =>
  z.enum(Object.keys(choices) as (keyof Words & string)[]).meta({ choices })
