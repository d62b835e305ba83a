import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { demoParts } from './demo-parts.ts'
import { lockPackages } from './lock-packages.ts'
import { nameProduct, type ProductName } from './name-product.ts'
import { listConsultaParts, removeConsultas } from './remove-consultas.ts'
import { planRemoval, removeDemos } from './remove-demos.ts'

export { shortenName } from './name-product.ts'

export type ProductChoices = ProductName & { withoutDemos: boolean; withoutConsultas: boolean }

/**
 * Lists the files and folders that the choices remove from a project.
 *
 * @throws CommandError if they are removed already.
 */
export const listRemoved = (root: string, { withoutDemos, withoutConsultas }: ProductChoices): string[] => {
  const demos = withoutDemos ? planRemoval(root).deleted : []
  const hasDemos = !withoutDemos && existsSync(join(root, demoParts.folder))
  return [...new Set([...demos, ...(withoutConsultas ? listConsultaParts(root, hasDemos) : [])])]
}

/** Turns a project into another product. The caller generates its code. */
export function makeProduct(root: string, choices: ProductChoices): void {
  if (choices.withoutDemos) removeDemos(root, planRemoval(root))
  if (choices.withoutConsultas) removeConsultas(root)
  nameProduct(root, choices)
  lockPackages(root)
}
