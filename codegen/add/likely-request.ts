import type { CheckedManifest } from '../resolve/resolve-model.ts'

/** The source that is asked most: by a family's consultas, else by all, else the first that is declared. */
export function likelySource({ families, sources }: CheckedManifest, family?: string): string | undefined {
  const asked = families.flatMap(({ file, variants }) =>
    variants.flatMap(({ request }) =>
      request ? [{ family: file.consulta, source: request.item.source }] : [],
    ),
  )
  const own = asked.filter((request) => request.family === family)
  const names = (own.length > 0 ? own : asked).map(({ source }) => source)
  const countOf = (name: string) => names.filter((other) => other === name).length
  const [most] = [...new Set(names)].sort((one, other) => countOf(other) - countOf(one))
  return most ?? Object.keys(sources?.value.sources ?? {})[0]
}

/**
 * A request in the form that most have: a post with the form's fields in its body. Where the source really answers is
 * nothing that the manifest tells.
 */
export const likelyRequest = (source: string, family: string, what: string, fields: { name: string }[]) => ({
  source,
  post: `/${family}/${slug(what) || 'consulta'}`,
  body: Object.fromEntries(fields.map(({ name }) => [name, `{${name}}`])),
})

/** A title as a segment of a path: 'Apelidos conhecidos' is `apelidos-conhecidos`. */
const slug = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
