import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { hintOf, suggest, suggestionHint } from '../../diagnostics/suggest.ts'
import type { ExpandedManifest } from '../expand/expand-manifest.ts'
import type { Check } from './check.ts'

/** The locales that a hint proposes for a tag that is none. */
const frequentLocales = [
  ...['pt-BR', 'pt-PT', 'en-GB', 'en-US', 'es-AR', 'es-CL', 'es-CO', 'es-ES', 'es-MX', 'es-PY', 'es-UY'],
  ...['fr-FR', 'de-DE', 'it-IT'],
]

/** Returns the canonical form of a tag; `undefined` if it is none, or if no formatter knows its language. */
function canonicalise(tag: string): string | undefined {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag)[0]
  } catch {
    return undefined
  }
}

/** Returns the locale for checks of other values: an unknown one has a diagnostic of its own. */
export const findKnownLocale = ({ app }: ExpandedManifest): string =>
  canonicalise(app?.value.locale ?? '') ?? 'pt-BR'

/** Checks that the locale is a known one in its canonical form. */
export const checkLocale: Check = ({ app }): Diagnostic[] => {
  const tag = app?.value.locale
  if (!app || tag === undefined) return []
  const canonical = canonicalise(tag)
  if (canonical === tag) return []
  const proposed = canonical ?? canonicalise(tag.replaceAll('_', '-')) ?? suggest(tag, frequentLocales)
  const message = `"${tag}" não é uma localidade conhecida`
  const hint = proposed === undefined ? undefined : hintOf(proposed)
  return [app.document.report('unknown-locale', ['locale'], 'value', message, hint)]
}

/** Checks that the currency is a code that formatters know. */
export const checkCurrency: Check = ({ app }): Diagnostic[] => {
  const code = app?.value.currency
  const known = Intl.supportedValuesOf('currency')
  if (!app || code === undefined || known.includes(code)) return []
  const message = `"${code}" não é o código de uma moeda`
  return [
    app.document.report('unknown-currency', ['currency'], 'value', message, suggestionHint(code, known)),
  ]
}
