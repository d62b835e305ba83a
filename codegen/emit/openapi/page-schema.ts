import type { SourceCall } from './operations.ts'
import type { TemplateSchema } from './template-schema.ts'

/** Returns the schema of the parameter that says which page; `undefined` for any other parameter. */
export function pageSchema({ definition: { page } }: SourceCall, name: string): TemplateSchema | undefined {
  if (page?.param !== name) return undefined
  const { counts, from, size } = page
  const [minimum, words] =
    counts === 'rows'
      ? [0, `Quantas linhas pular; uma página cheia tem ${size}.`]
      : [from, `O número da página, a partir de ${from}; uma página cheia tem ${size} linhas.`]
  return { schema: { type: 'integer', minimum, description: words }, isOptional: false }
}
