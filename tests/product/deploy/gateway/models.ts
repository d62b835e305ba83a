import { resolve } from 'node:path'
import { readModel } from '../../../../codegen/cli/command.ts'
import type { Model } from '../../../../codegen/compile/resolve/model.ts'
import { resolveFolders } from '../../../../codegen/folders.mjs'
import type { ConsultaDefinition } from '../../../../manifest/contract/resolved.ts'

export const { model } = readModel(resolveFolders({}, resolve()), resolve())

/** Returns the model with some variants changed, by their ids. */
export const withVariants = (changes: Record<string, Partial<ConsultaDefinition>>): Model => ({
  ...model,
  families: model.families.map((family) => ({
    ...family,
    variants: family.variants.map((variant) => ({ ...variant, ...changes[variant.id] })),
  })),
})

/** Returns the model of CPFs only, with batches on the gateway, and with some variants changed. */
export function withBatches(changes: Parameters<typeof withVariants>[0] = {}) {
  const changed = withVariants(changes)
  const families = changed.families.filter(({ family }) => family === 'cpf')
  const gateway = changed.sources.sources.gateway
  if (!gateway) throw new Error('The manifest has no gateway')
  const batch = { post: '/batches', get: '/batches/{id}' }
  return {
    ...changed,
    families,
    sources: { ...changed.sources, sources: { gateway: { ...gateway, batch } } },
  }
}
