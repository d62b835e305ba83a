import { readFileSync, realpathSync } from 'node:fs'
import { sep } from 'node:path'
import type { DiagnosticCode } from '../diagnostics/diagnostic-codes.ts'
import type { Check } from './check.ts'
import { hasDefaultExport } from './default-export.ts'
import { pageFile } from './page-file.ts'

type PageIssue = { code: DiagnosticCode; message: string; hint: string }

const isInFolder = (file: string, folder: string) => realpathSync(file).startsWith(realpathSync(folder) + sep)

function findPageIssue(page: string, pagesDir: string): PageIssue | undefined {
  const file = pageFile(page, pagesDir)
  if (!file)
    return {
      code: 'missing-page',
      message: `A página ${page} não existe`,
      hint: `crie o arquivo ${page}.tsx na pasta das páginas, com um export default`,
    }
  if (!isInFolder(file, pagesDir))
    return {
      code: 'page-outside',
      message: `A página ${page} está fora da pasta das páginas`,
      hint: 'um link simbólico leva para fora; mova o arquivo para dentro',
    }
  if (!hasDefaultExport(readFileSync(file, 'utf8')))
    return {
      code: 'page-without-default',
      message: `A página ${page} não tem export default`,
      hint: 'exporte o componente da página com export default',
    }
  return undefined
}

/** Pages are files of the pages folder, links resolved, and export their component as default. */
export const checkPages: Check = ({ routes }, { pagesDir }) => {
  const issueByPage = new Map<string, PageIssue | undefined>()
  return routes.flatMap(({ document, value }) =>
    value.routes.flatMap(({ page }, index) => {
      if (!issueByPage.has(page)) issueByPage.set(page, findPageIssue(page, pagesDir))
      const issue = issueByPage.get(page)
      return issue
        ? [document.report(issue.code, ['routes', index, 'page'], 'value', issue.message, issue.hint)]
        : []
    }),
  )
}
