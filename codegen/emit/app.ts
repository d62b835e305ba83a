import type { Model } from '../compile/resolve/model.ts'
import { sourceFile, structuredFile } from './source-file.ts'
import { constant, importPath, importTypes } from './statements.ts'

export const emitApp = ({ app }: Model) =>
  structuredFile('app.ts', [
    importTypes('@manifest/contract/resolved.ts', ['App']),
    importPath,
    constant('app', app, 'App<Path>'),
  ])

export const emitAuth = ({ auth }: Model) =>
  sourceFile('auth.ts', [
    importTypes('@manifest/contract/resolved.ts', ['Auth']),
    constant('authSettings', auth, 'Auth'),
  ])

/** Emits how dates, numbers and money are written. */
export const emitLocale = ({ locale }: Model) =>
  sourceFile('locale.ts', [
    importTypes('@manifest/contract/locale.ts', ['LocaleSettings']),
    constant('localeSettings', locale, 'LocaleSettings'),
  ])

/** Emits the purposes that a user may give for a lookup. */
export const emitPurposes = ({ purposes }: Model) =>
  sourceFile('purposes.ts', [constant('purposes', purposes, 'string[]')])

export const emitCases = ({ cases }: Model) =>
  sourceFile('cases.ts', [
    importTypes('@manifest/schema/app.ts', ['Cases']),
    constant('cases', cases, 'Cases'),
  ])

/** Emits the settings of the credits; `undefined` if the manifest has none. */
export const emitCredits = ({ credits }: Model) =>
  sourceFile('credits.ts', [
    importTypes('@manifest/contract/resolved.ts', ['CreditSettings']),
    importPath,
    constant('credits', credits, 'CreditSettings<Path> | undefined'),
  ])

/** Emits where a source tells the use of a team; `undefined` if none does. */
export const emitUsage = ({ usage }: Model) =>
  sourceFile('usage.ts', [
    importTypes('@manifest/schema/usage.ts', ['UsageSettings']),
    constant('teamUsage', usage, 'UsageSettings | undefined'),
  ])

export const emitSources = ({ sources: { mode, sources } }: Model) =>
  sourceFile('sources.ts', [
    importTypes('@manifest/contract/resolved.ts', ['Sources']),
    constant('sources', { mode, sources }, 'Sources'),
  ])

/** Emits the content security policy as data, for builds and servers. */
export const emitCsp = ({ contentSecurityPolicy }: Model) =>
  sourceFile('csp.ts', [
    importTypes('@manifest/contract/resolved.ts', ['ContentSecurityPolicy']),
    constant('contentSecurityPolicy', contentSecurityPolicy, 'ContentSecurityPolicy'),
  ])

const contentFile = (name: string, content: unknown, type: string) =>
  sourceFile(`content/${name}.ts`, [
    importTypes('@manifest/schema/content.ts', [type]),
    constant(name, content, type),
  ])

export const emitPricing = ({ pricing }: Model) => contentFile('pricing', pricing, 'Pricing')

export const emitFaq = ({ faq }: Model) => contentFile('faq', faq, 'Faq')

export const emitChangelog = ({ changelog }: Model) => contentFile('changelog', changelog, 'Changelog')
