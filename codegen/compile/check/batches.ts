import { findKind } from '../../../manifest/kinds/index.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { LocatedForm } from '../expand/expand-family.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import type { Check } from './check.ts'
import { listForms } from './fields.ts'

/** Returns the reason why a line of text cannot fill in a form; `undefined` if it can. */
function findBatchError({ fields, requireOneOf }: LocatedForm): string | undefined {
  const files = fields.map(({ item }) => item).filter(({ kind }) => findKind(kind).isFile)
  if (files.length === fields.length) return 'o formulário não tem campo de texto'
  const needed = files.find(({ required }) => required)
  if (needed) return `o campo "${needed.name}" é uma imagem obrigatória`
  const isFile = (name: string) => files.some((file) => file.name === name)
  return requireOneOf?.item.every(isFile) ? 'requireOneOf pede uma imagem' : undefined
}

/** Checks that one line of text can fill in a form with `batch`: a batch has one subject per line. */
export const checkBatchForms: Check = (manifest) =>
  listForms(manifest).flatMap(({ document, form, owner }): Diagnostic[] => {
    const error = form.batch && findBatchError(form)
    if (!form.batch || error === undefined) return []
    const message = `${owner} não pode ter lote: ${error}`
    const hint = 'tire batch, ou a imagem do que o formulário exige'
    return [document.report('invalid-batch', form.batch.path, 'key', message, hint)]
  })

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
