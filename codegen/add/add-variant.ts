import { variantPath } from '../../manifest/contract/consulta-paths.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import { CommandError } from '../cli/command.ts'
import { suggestionHint } from '../diagnostics/suggest.ts'
import { withEdits } from '../edit/text-edits.ts'
import type { CheckedManifest } from '../resolve/resolve-model.ts'
import type { Addition } from './addition.ts'
import { insertion } from './insert-variant.ts'
import { likelySource } from './likely-request.ts'
import { newNumber } from './new-number.ts'
import { reading } from './reading.ts'
import { variantValue } from './variant-value.ts'

export type VariantWish = {
  family: string
  title: string
  number: string | undefined
  answer: Json | undefined
}

/**
 * A variant more in a family's file, all else in it as it is.
 *
 * @throws CommandError where there is no such family, or the number is taken.
 */
export function addVariant(wish: VariantWish, manifest: CheckedManifest): Addition {
  const names = manifest.families.map(({ file }) => file.consulta)
  const family = manifest.families.find(({ file }) => file.consulta === wish.family)
  if (!family) {
    const hint = suggestionHint(wish.family, names)
    throw new CommandError(`A família "${wish.family}" não existe${hint ? `\n  dica: ${hint}` : ''}`)
  }
  const { document, file } = family
  const number = newNumber(family, wish.number)
  const sample = wish.answer === undefined ? undefined : reading(wish.answer)
  const source = likelySource(manifest, file.consulta)
  const variant = variantValue({ title: wish.title, family, source, sample })
  const edit = insertion(document.text, { number, variant })
  return {
    name: document.name,
    text: withEdits(document.text, [edit]),
    added: edit.text,
    at: edit.start,
    number,
    path: variantPath(file.path, number),
    request: (variant.request ?? file.defaults.request) as Addition['request'],
    isRequestInherited: variant.request === undefined,
    sample,
  }
}
