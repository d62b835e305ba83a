import type { BuildMark } from '../../codegen/build/environment/mark-build.ts'
import { escapeHtml } from '../../codegen/build/index-html.ts'
import { CommandError } from '../../codegen/diagnostics/errors.ts'
import { nameProduct } from '../../manifest/contract/build-choices.ts'
import type { App } from '../../manifest/contract/resolved.ts'

const deployedPattern = /\n *<meta name="averigua-environment" content="[^"]*" \/>/g

const notBuilt = 'A página não é o index.html de uma construção: rode npm run build'

/** Returns the page with these variables, in place of those of an earlier run, and with the product's name of the environment. */
export function configurePage(html: string, app: App, variables: Record<string, string>): string {
  const { product, titles } = nameProduct(app, variables)
  const meta = `\n    <meta name="averigua-environment" content="${escapeHtml(JSON.stringify(variables))}" />`
  const page = html
    .replace(deployedPattern, '')
    .replace(/<meta charset="[^"]*" \/>/, (charset) => charset + meta)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(titles.initial)}</title>`)
    .replace(/<strong>[^<]*<\/strong>/, () => `<strong>${escapeHtml(product)}</strong>`)
  if (!page.includes(meta)) throw new CommandError(notBuilt)
  return page
}

/** Reads the mark of the build. */
export function readBuildMark(html: string): BuildMark {
  const [, content] = /<meta name="averigua-build" content="([^"]*)"/.exec(html) ?? []
  if (content === undefined) throw new CommandError(notBuilt)
  return JSON.parse(unescapeHtml(content)) as BuildMark
}

/** Reads the variables of the environment; `undefined` if `configure` did not write them. */
export function readEnvironmentMark(html: string): Record<string, string> | undefined {
  const [, content] = /<meta name="averigua-environment" content="([^"]*)"/.exec(html) ?? []
  return content === undefined ? undefined : (JSON.parse(unescapeHtml(content)) as Record<string, string>)
}

const unescapeHtml = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
