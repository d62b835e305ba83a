import type { CheckedManifest } from '../../expand/expand-manifest.ts'

/** The source that is asked most: by a family's consultas, else by all, else the first that is declared. */
export function guessSource({ families, sources }: CheckedManifest, family?: string): string | undefined {
  const requests = families.flatMap(({ file, variants }) =>
    variants.flatMap(({ request }) =>
      request ? [{ family: file.consulta, source: request.item.source }] : [],
    ),
  )
  const familyRequests = requests.filter((request) => request.family === family)
  const names = (familyRequests.length > 0 ? familyRequests : requests).map(({ source }) => source)
  const countUses = (name: string) => names.filter((other) => other === name).length
  const [mostUsed] = [...new Set(names)].sort((one, other) => countUses(other) - countUses(one))
  return mostUsed ?? Object.keys(sources?.value.sources ?? {})[0]
}

/**
 * A request in the form that most have: a post with the form's fields in its body. Where the source really answers is
 * nothing that the manifest tells.
 */
export const guessRequest = (
  source: string,
  family: string,
  variantTitle: string,
  fields: { name: string }[],
) => ({
  source,
  post: `/${family}/${slug(variantTitle) || 'consulta'}`,
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
