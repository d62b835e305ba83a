import { parse } from 'yaml'
import type { AppFile } from '../../../manifest/schema/app.ts'
import { readSections } from '../../docs/support/guide-blocks.ts'

type Recipe = { oidc: NonNullable<AppFile['auth']['oidc']>; roles: string[] }

/** Returns what a section of the guide of providers writes into `auth` of app.yaml. */
export function readRecipe(title: string): Recipe {
  const section = readSections('docs/guides/provedores.md').find((one) => one.title === title)
  const block = section?.blocks.find(({ language }) => language === 'yaml')
  if (!block) throw new Error(`The guide has no recipe for ${title}`)
  const { auth } = parse(block.text) as { auth: { oidc: Recipe['oidc']; roles?: string[] } }
  return { oidc: auth.oidc, roles: auth.roles ?? [] }
}
