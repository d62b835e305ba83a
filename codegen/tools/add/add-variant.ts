import { variantPath } from '../../../manifest/contract/consulta-paths.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { CommandError } from '../../diagnostics/errors.ts'
import { suggestionHint } from '../../diagnostics/suggest.ts'
import type { CheckedManifest } from '../../expand/expand-manifest.ts'
import { applyEdits } from '../edit/text-edits.ts'
import type { Addition } from './addition.ts'
import { buildVariant } from './build-variant.ts'
import { guessSource } from './guess-request.ts'
import { insertVariant } from './insert-variant.ts'
import { chooseNumber } from './new-number.ts'
import { readSample } from './read-sample.ts'

export type NewVariantOptions = {
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
export function addVariant(options: NewVariantOptions, manifest: CheckedManifest): Addition {
  const names = manifest.families.map(({ file }) => file.consulta)
  const family = manifest.families.find(({ file }) => file.consulta === options.family)
  if (!family) {
    const hint = suggestionHint(options.family, names)
    throw new CommandError(`A família "${options.family}" não existe${hint ? `\n  dica: ${hint}` : ''}`)
  }
  const { document, file } = family
  const number = chooseNumber(family, options.number)
  const sample = options.answer === undefined ? undefined : readSample(options.answer)
  const source = guessSource(manifest, file.consulta)
  const variant = buildVariant({ title: options.title, family, source, sample })
  const edit = insertVariant(document.text, { number, variant })
  return {
    name: document.name,
    text: applyEdits(document.text, [edit]),
    added: edit.text,
    at: edit.start,
    number,
    path: variantPath(file.path, number),
    request: (variant.request ?? file.defaults.request) as Addition['request'],
    isRequestInherited: variant.request === undefined,
    sample,
  }
}
