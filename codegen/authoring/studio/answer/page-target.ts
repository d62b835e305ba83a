import * as z from 'zod'
import type { PageTarget } from '../../../../manifest/contract/answer-page.ts'
import type { Field } from '../../../../manifest/schema/field.ts'
import type { ExpandedFamily, ExpandedVariant } from '../../../compile/expand/expand-family.ts'
import type { CheckedManifest } from '../../../compile/expand/expand-manifest.ts'
import { CommandError } from '../../../diagnostics/errors.ts'
import { buildFamilyFields } from '../../add/add-family.ts'
import { findFamily, readForm } from '../../add/add-variant.ts'
import { StudioError } from '../studio-request.ts'

export const targetSchema: z.ZodType<PageTarget> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('variant'), family: z.string(), title: z.string() }),
  z.object({ kind: z.literal('family'), family: z.string(), title: z.string(), fields: z.string() }),
  z.object({ kind: z.literal('replacement'), id: z.string() }),
])

/** The form of the page, and the variants whose labels it follows. */
type TargetFamily = { fields: readonly Field[]; variants: readonly ExpandedVariant[] }

export function readTargetFamily(target: PageTarget, manifest: CheckedManifest): TargetFamily {
  if (target.kind === 'family') return { fields: buildFamilyFields(target.fields), variants: [] }
  if (target.kind === 'variant') {
    const family = findFamily(target.family, manifest)
    return { fields: readForm(family).fields, variants: family.variants }
  }
  const { family, variant } = findVariant(target.id, manifest)
  return {
    fields: variant.fields.map(({ item }) => item),
    variants: family.variants.filter((other) => other !== variant),
  }
}

/** @throws StudioError if there is no such variant. */
export function findVariant(
  id: string,
  manifest: CheckedManifest,
): { family: ExpandedFamily; variant: ExpandedVariant } {
  const [name, number] = id.split('/')
  const family = manifest.families.find(({ file }) => file.consulta === name)
  const variant = family?.variants.find((one) => one.number === Number(number))
  if (!family || !variant) throw new StudioError(`A consulta ${id} não existe`)
  return { family, variant }
}

/**
 * Runs a part of the command `add`. Its hints name options of the command line, so that only the first line of a
 * message is for the studio.
 *
 * @throws StudioError
 */
export function runAsStudio<Result>(run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    if (error instanceof CommandError) throw new StudioError(error.reason)
    throw error
  }
}
