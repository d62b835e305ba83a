import type { Faq, Pricing } from '../schema/content.ts'
import type { App, Auth, ContentSecurityPolicy, Sources } from './resolved.ts'

export type BuildVariables = Readonly<Record<string, unknown>>

type SourceModes = {
  mode: Sources['mode']
  sources: Readonly<Record<string, { mode?: Sources['mode'] | undefined }>>
}

/** Returns the variable that sets a source's mode, for example VITE_SOURCES_MODE_VIACEP. */
export const modeVariable = (source: string) =>
  `VITE_SOURCES_MODE_${source.toUpperCase().replaceAll('-', '_')}`

const isMode = (value: unknown): value is Sources['mode'] => value === 'demo' || value === 'live'

/**
 * Returns `demo` if a source answers from the manifest's examples, `live` otherwise.
 * VITE_SOURCES_MODE_<SOURCE> overrides VITE_SOURCES_MODE, which overrides the manifest.
 */
export function sourceMode(source: string | undefined, { mode, sources }: SourceModes, env: BuildVariables) {
  const own = source === undefined ? [] : [env[modeVariable(source)]]
  const declared = source === undefined ? undefined : sources[source]?.mode
  return [...own, env.VITE_SOURCES_MODE, declared, mode].find(isMode) ?? mode
}

export const liveSources = (modes: SourceModes, env: BuildVariables): string[] =>
  Object.keys(modes.sources).filter((name) => sourceMode(name, modes, env) === 'live')

/** Returns the login provider: VITE_AUTH_PROVIDER overrides the manifest. */
export const authProvider = ({ provider }: Pick<Auth, 'provider'>, env: BuildVariables): Auth['provider'] =>
  env.VITE_AUTH_PROVIDER === 'oidc' || env.VITE_AUTH_PROVIDER === 'local' ? env.VITE_AUTH_PROVIDER : provider

/** Returns true if all sources answer from examples and the browser stores the accounts. */
export const isDemonstration = (
  modes: SourceModes,
  auth: Pick<Auth, 'provider'>,
  env: BuildVariables,
): boolean => liveSources(modes, env).length === 0 && authProvider(auth, env) === 'local'

/** Returns a variable's value, or `fallback` if it is missing or empty. */
export function chooseText(variable: string | undefined, fallback: string, env: BuildVariables): string {
  const value = variable === undefined ? undefined : env[variable]
  return typeof value === 'string' && value !== '' ? value : fallback
}

/** Returns where errors are reported; `undefined` if they are not. VITE_REPORTING_URL overrides the manifest. */
export function chooseReporting(
  { reporting }: Pick<ContentSecurityPolicy, 'reporting'>,
  env: BuildVariables,
): { url: string; sampleRate: number } | undefined {
  const url = chooseText('VITE_REPORTING_URL', reporting?.url ?? '', env)
  return url === '' ? undefined : { url, sampleRate: reporting?.sampleRate ?? 1 }
}

/** Returns the app's texts with the product's name in VITE_PRODUCT, such as 'Averigua (homologação)'. */
export function nameProduct<Texts extends Pick<App, 'product' | 'titles'>>(
  app: Texts,
  env: BuildVariables,
): Texts {
  const product = chooseText('VITE_PRODUCT', app.product, env)
  const rename = (title: string) => title.replace(app.product, () => product)
  const { initial, route } = app.titles
  return { ...app, product, titles: { ...app.titles, initial: rename(initial), route: rename(route) } }
}

/** Returns the sections for a live build: without questions about the demonstration, and without sections that have no other. */
export const answerLive = (sections: Faq['sections']): Faq['sections'] =>
  sections
    .map((section) => ({ ...section, questions: section.questions.filter((one) => !one.isDemonstration) }))
    .filter(({ questions }) => questions.length > 0)

/** Returns the plans for a live build: without example prices. */
export const priceLive = (plans: Pricing['plans']): Pricing['plans'] =>
  plans.map(({ examplePrice: _, ...plan }) => plan)
