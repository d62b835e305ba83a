import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import type { Check } from './check.ts'

/** A path that a request or a fallback asks, with its position. */
type AskedPath = { source: string; path: string; document: ManifestDocument; at: YamlPath }

/** Checks that no consulta asks a path that its source has for batches. */
export const checkBatchPaths: Check = ({ families, sources }) => {
  if (!sources) return []
  const asked = families.flatMap(({ document, variants }) =>
    variants.flatMap(({ request }): AskedPath[] => {
      if (!request) return []
      const endpoints = [request.item, ...(request.item.fallback ?? [])]
      return endpoints.map(({ source, get, post }, index) => {
        const inFallback = index === 0 ? [] : ['fallback', index - 1]
        const at = [...request.path, ...inFallback, get === undefined ? 'post' : 'get']
        return { source, path: get ?? post ?? '', document, at }
      })
    }),
  )
  return Object.entries(sources.value.sources).flatMap(([name, { batch }]) =>
    Object.entries(batch ?? {}).flatMap(([key, path]) => {
      const clash = asked.find((one) => one.source === name && isSamePath(path, one.path))
      if (!clash) return []
      const { document, at } = clash
      const message = `O caminho ${path} é também o de uma consulta, em ${document.formatPosition(at, 'value')}`
      const related = [document.related(at, 'value', 'a consulta está aqui')]
      const position = ['sources', name, 'batch', key]
      return [sources.document.report('duplicate-path', position, 'value', message, undefined, related)]
    }),
  )
}

/** A source cannot tell `/batches/{id}` from `/batches/{cpf}` or `/batches/cpf`. */
function isSamePath(batchPath: string, askedPath: string): boolean {
  const parent = batchPath.replace(/\{id\}$/, '')
  if (parent === batchPath) return askedPath === batchPath
  return askedPath.startsWith(parent) && !askedPath.slice(parent.length).includes('/')
}
