import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import type { DiagnosticCode } from '../../diagnostics/diagnostic-codes.ts'
import type { Hint } from '../../diagnostics/hint.ts'
import { hintOf, suggest } from '../../diagnostics/suggest.ts'
import type { Check } from './check.ts'

/** Compares the name with the folder's list, because some file systems ignore case. */
const existsExactly = (file: string) =>
  existsSync(file) && readdirSync(dirname(file)).includes(basename(file))

/** Returns the file of a page such as `pages/faq/page`; `undefined` if there is none. `folder-page` shows a folder's files. */
export function pageFile(page: string, pagesDir: string): string | undefined {
  const isFolder = page.endsWith('/')
  if (isFolder && !existsExactly(join(pagesDir, page))) return undefined
  const module = isFolder ? join(dirname(page), 'folder-page') : page
  return ['.tsx', '.ts'].map((ending) => join(pagesDir, module + ending)).find(existsExactly)
}

/** Returns the name of a page that was written as a path of the project. */
const plainName = (page: string) => page.replace(/^src\//, '').replace(/\.tsx?$/, '')

/** Returns the hint with the page that was meant: in the folder of that name, or with a similar name near it. */
function suggestPage(page: string, pagesDir: string) {
  const folder = dirname(page)
  const candidates = [
    plainName(page),
    `${page}/page`,
    `${page}/`,
    ...listNames(join(pagesDir, folder)).flatMap((name) =>
      ['', '/page', '/'].map((end) => `${folder}/${name}${end}`),
    ),
    ...listNames(join(pagesDir, dirname(folder))).map(
      (name) => `${dirname(folder)}/${name}/${basename(page)}`,
    ),
  ]
  const pages = candidates.filter((candidate) => pageFile(candidate, pagesDir))
  const meant = candidates.slice(0, 3).find((candidate) => pages.includes(candidate)) ?? suggest(page, pages)
  return meant === undefined ? undefined : hintOf(meant)
}

/** Returns the names in a folder without the ending of pages. */
const listNames = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).map((name) => name.replace(/\.tsx?$/, '')) : []

type PageIssue = { code: DiagnosticCode; message: string; hint: Hint }

const isInFolder = (file: string, folder: string) => realpathSync(file).startsWith(realpathSync(folder) + sep)

function findPageIssue(page: string, pagesDir: string): PageIssue | undefined {
  const file = pageFile(page, pagesDir)
  if (!file) {
    const plain = plainName(page)
    const rename = plain === page ? '' : `escreva "${plain}", e `
    return {
      code: 'missing-page',
      message: `A página ${page} não existe`,
      hint:
        suggestPage(page, pagesDir) ??
        (page.endsWith('/')
          ? `crie a pasta ${page} na pasta das páginas, e ${dirname(page)}/folder-page.tsx, que a mostra`
          : `${rename}crie o arquivo ${plain}.tsx na pasta das páginas, com um export default`),
    }
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

/** Comments, strings and template literals: `export` inside them does not count. */
const commentsAndStrings =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

/** Returns true if the text of a module has one of the three syntaxes of a default export. The text is not parsed. */
export function hasDefaultExport(source: string): boolean {
  const code = source.replace(commentsAndStrings, (match) => (match.startsWith('/') ? ' ' : "''"))
  const direct = /(^|[\s;}])export\s+default\b/
  const listed = /(^|[\s;}])export\s*\{(?:[^}]*\bas\s+default\b|(?:[^}]*,)?\s*default\s*[,}])/
  return direct.test(code) || listed.test(code)
}

/** Checks that pages are files in the pages folder, after symbolic links, and have a default export. */
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
