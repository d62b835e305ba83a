import type { Brand } from '../../manifest/contract/brand.ts'
import type { LocaleSettings } from '../../manifest/contract/locale.ts'
import type { App } from '../../manifest/contract/resolved.ts'

/** Fills the placeholders `%averigua.<name>%` of `index.html` with escaped texts of the manifest. */
export function fillIndexHtml(
  html: string,
  app: App,
  { themeColors }: Pick<Brand, 'themeColors'>,
  { locale }: LocaleSettings,
): string {
  const values: Record<string, string> = {
    locale,
    title: app.titles.initial,
    product: app.product,
    description: app.description ?? app.product,
    themeColor: themeColors[app.preferences.darkMode ? 'dark' : 'light'],
    themeColorLight: themeColors.light,
    themeColorDark: themeColors.dark,
    bodyClass: `${app.preferences.darkMode ? 'dark' : 'light'} skin--${app.preferences.skin}`,
  }
  return html.replace(/%averigua\.(\w+)%/g, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined)
      throw new Error(`index.html: unknown placeholder ${placeholder}; use one of ${Object.keys(values)}`)
    return escapeHtml(value)
  })
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (found) => entities[found] ?? found)

type ReportingChoice = { url: string; sampleRate: number } | undefined

const elementsPattern =
  /\n *<meta name="averigua-reporter" content="([^"]*)" \/>(?:\n *<script src="[^"]*" data-url[^>]*><\/script>)?/

/**
 * Returns the page with the script that reports errors, or without it if `reporting` is absent. The name of the script stays in the
 * page in both cases. The script comes before all others, and after the mark of the build, which it reads.
 */
export function addReporter(html: string, file: string, reporting: ReportingChoice): string {
  const meta = `\n    <meta name="averigua-reporter" content="${escapeHtml(file)}" />`
  const script =
    reporting &&
    `\n    <script src="${escapeHtml(file)}" data-url="${escapeHtml(reporting.url)}" data-sample-rate="${reporting.sampleRate}"></script>`
  return html
    .replace(elementsPattern, '')
    .replace(/<meta charset="[^"]*" ?\/?>/, (charset) => charset + meta + (script ?? ''))
}

/** Returns the page of a build with the reporter of this environment. An older build has none. */
export function replaceReporter(html: string, reporting: ReportingChoice): string {
  const [, file] = elementsPattern.exec(html) ?? []
  return file === undefined ? html : addReporter(html, file, reporting)
}
