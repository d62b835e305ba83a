import { valueAt } from '../../../manifest/contract/answer-path.ts'
import { readNumber } from '../../../manifest/contract/read-number.ts'
import { suggestionHint } from '../../diagnostics/suggest.ts'
import type { ExpandedVariant } from '../expand/expand-family.ts'
import { findPagedList } from '../expand/paged-list.ts'
import { listAnswers, listValuePaths } from './answer-paths.ts'
import type { Check } from './check.ts'
import { checkEachVariant, type VariantIssue } from './variant-issues.ts'

/** Returns the reason why a page cannot ask when it opens; `undefined` if it can. */
function findOpenError({ fields, purpose, cost, request }: ExpandedVariant): string | undefined {
  if (fields.length > 0) return `ela tem ${fields.length === 1 ? 'um campo' : 'campos'} a preencher`
  if (purpose) return 'quem consulta tem de dizer a finalidade antes'
  if (cost && cost.item.amount > 0) return 'abrir a página gastaria créditos sem que alguém pedisse'
  return request ? undefined : 'ela não tem request, e não há a quem perguntar'
}

/** Checks that a page with `open: load` needs nothing from its user. */
export const checkOpening: Check = checkEachVariant((variant): VariantIssue[] => {
  const error = variant.open && findOpenError(variant)
  if (!variant.open || error === undefined) return []
  const message = `A consulta não pode abrir com a resposta: ${error}`
  return [{ code: 'open-needs-user', at: variant.open.path, keyOrValue: 'value', message }]
})

/** Checks that the example has the list that grows and the total, and that one source has all pages. */
export const checkSourcePages: Check = checkEachVariant((variant): VariantIssue[] => {
  const { page, request, supplier } = variant
  if (!page)
    return supplier?.item.page
      ? [
          {
            code: 'page-list',
            at: [...supplier.path, 'page'],
            keyOrValue: 'key',
            message: 'O fornecedor responde em páginas, e a consulta não tem "page"',
            hint: 'escreva page na consulta, ou apague-a daqui',
          },
        ]
      : []
  const { list, total } = page.item
  const [example] = listAnswers(variant)
  const report = (key: 'list' | 'total', path: string, what: string): VariantIssue => ({
    code: 'page-list',
    at: [...page.path, key],
    keyOrValue: 'value',
    message: `"${path}" não é ${what} no exemplo`,
    hint: suggestionHint(
      path,
      listValuePaths(example).filter((other) => other !== path),
    ),
  })
  const found = findPagedList(variant)
  const issues: VariantIssue[] = []
  if (found === undefined)
    issues.push({
      code: 'page-list',
      at: page.path,
      keyOrValue: 'key',
      message: 'O resultado não mostra uma lista só, e "page" não diz qual cresce',
      hint: 'escreva list: e o caminho da lista',
    })
  else if (list !== undefined && !Array.isArray(valueAt(example, list)))
    issues.push(report('list', list, 'uma lista'))
  if (total !== undefined && readNumber(valueAt(example, total)) === undefined)
    issues.push(report('total', total, 'um número'))
  for (const { item, path } of [request, supplier].filter((one) => one !== undefined))
    if (item.fallback?.length)
      issues.push({
        code: 'page-list',
        at: [...path, 'fallback'],
        keyOrValue: 'key',
        message: `Uma consulta com "page" não tem fallback: as páginas seriam de ${item === supplier?.item ? 'fornecedores' : 'fontes'} diferentes`,
        hint: 'apague fallback, ou page',
      })
  return issues
})
