import type { App } from '../../manifest/contract/resolved.ts'

/** Fills the placeholders `%averigua.<name>%` of `index.html` with escaped texts of the manifest. */
export function fillIndexHtml(html: string, app: App): string {
  const values: Record<string, string> = {
    title: app.titles.initial,
    product: app.product,
    description: app.description ?? app.product,
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
