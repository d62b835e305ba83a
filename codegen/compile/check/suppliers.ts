import { appendAnswerPath, collectEndValues, wholeAnswer } from '../../../manifest/contract/answer-path.ts'
import type { AnswerMap, SupplierCall, SupplierRequest } from '../../../manifest/schema/supplier-request.ts'
import { suggestionHint } from '../../diagnostics/suggest.ts'
import type { Located } from '../expand/located.ts'
import { readAtPath } from '../parse/read-at-path.ts'
import type { YamlPath } from '../read/manifest-document.ts'
import { type BrokenFile, hasBroken } from '../read/read-manifest.ts'
import { listAnswers, listPathsThroughLists } from './answer-paths.ts'
import type { Check } from './check.ts'
import { checkEachVariant, type VariantIssue } from './variant-issues.ts'

/** Returns the request to a supplier and those to its fallbacks, with their paths. */
export const listSupplierCalls = ({ item, path }: Located<SupplierRequest>): Located<SupplierCall>[] => [
  { item, path },
  ...(item.fallback ?? []).map((call, index) => ({ item: call, path: [...path, 'fallback', index] })),
]

/** Checks that suppliers.yaml has every supplier that a consulta names. */
export const checkSuppliers: Check = ({ families, suppliers, broken }) => {
  const names = suppliers ? new Set(Object.keys(suppliers.value.suppliers)) : readBrokenNames(broken)
  if (!names) return []
  return families.flatMap(({ document, defaults, variants }) => {
    const requests = new Map(
      [defaults, ...variants].flatMap(({ supplier }) =>
        supplier ? [[String(supplier.path), supplier]] : [],
      ),
    )
    return [...requests.values()].flatMap(listSupplierCalls).flatMap(({ item: { name }, path }) => {
      if (names.has(name)) return []
      const hint = suggestionHint(name, names) ?? 'declare o fornecedor em suppliers.yaml'
      const message = `O fornecedor "${name}" não existe`
      return [document.report('unknown-supplier', [...path, 'name'], 'value', message, hint)]
    })
  })
}

/** Warns about each supplier that no consulta asks. */
export const checkUnusedSuppliers: Check = ({ families, suppliers, broken }) => {
  if (!suppliers || hasBroken(broken, 'consultas/')) return []
  const named = new Set(
    families.flatMap(({ variants }) =>
      variants.flatMap(({ supplier }) =>
        supplier ? listSupplierCalls(supplier).map(({ item }) => item.name) : [],
      ),
    ),
  )
  return Object.keys(suppliers.value.suppliers)
    .filter((name) => !named.has(name))
    .map((name) => {
      const message = `Nenhuma consulta pergunta ao fornecedor "${name}"`
      return suppliers.document.report('unused-supplier', ['suppliers', name], 'key', message)
    })
}

/** Returns the names in a broken suppliers.yaml, none without the file; `undefined` if they cannot be read. */
function readBrokenNames(broken: readonly BrokenFile[]): Set<string> | undefined {
  const file = broken.find(({ kind }) => kind === 'suppliers.yaml')
  if (!file) return new Set()
  const names = readAtPath(file.value, ['suppliers'])
  return typeof names === 'object' && names !== null ? new Set(Object.keys(names)) : undefined
}

/** Checks that `answer` gives values that the example has: the example is the contract. */
export const checkSupplierAnswers: Check = checkEachVariant((variant) => {
  const { supplier } = variant
  if (!supplier) return []
  const answers = listAnswers(variant)
  return listSupplierCalls(supplier).flatMap(({ item: { answer }, path }) =>
    answer ? findUnknownPaths(answer, [...path, 'answer'], answers) : [],
  )
})

function findUnknownPaths(
  map: AnswerMap,
  at: YamlPath,
  answers: readonly unknown[],
  outer = wholeAnswer,
): VariantIssue[] {
  return Object.entries(map).flatMap(([key, from]): VariantIssue[] => {
    const path = appendAnswerPath(outer, key)
    if (answers.every((answer) => collectEndValues(answer, path).length === 0))
      return [
        {
          code: 'unknown-value',
          at: [...at, key],
          keyOrValue: 'key',
          message: `O exemplo não tem o valor "${path}"`,
          hint: suggestionHint(path, listPathsThroughLists(answers)),
        },
      ]
    if (typeof from === 'string' || !('list' in from)) return []
    return findUnknownPaths(from.items, [...at, key, 'items'], answers, path)
  })
}

/**
 * Checks that the panel can tell "not found" if the supplier says it. A source with a contract needs no word, because the contract has
 * one way to say it.
 */
export const checkSupplierNotFound: Check = (manifest, options) =>
  checkEachVariant(({ supplier, request }): VariantIssue[] => {
    const source = manifest.sources?.value.sources[request?.item.source ?? '']
    if (!supplier || !request || !source || source.contract || request.item.notFound) return []
    if (listSupplierCalls(supplier).every(({ item }) => !item.notFound)) return []
    const message = `O fornecedor diz que não achou, e o pedido à fonte "${request.item.source}" não diz como ela o diz ao painel`
    return [{ code: 'not-found-unsaid', at: [...request.path, 'source'], keyOrValue: 'value', message }]
  })(manifest, options)
