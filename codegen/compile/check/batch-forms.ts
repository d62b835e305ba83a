import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { LocatedForm } from '../expand/expand-family.ts'
import type { Check } from './check.ts'
import { listForms } from './located-forms.ts'

/** Returns the reason why a line of text cannot fill in a form; `undefined` if it can. */
function findBatchError({ fields, requireOneOf }: LocatedForm): string | undefined {
  const isImage = (name: string) => fields.some(({ item }) => item.name === name && item.kind === 'image')
  if (fields.every(({ item }) => item.kind === 'image')) return 'o formulário não tem campo de texto'
  const needed = fields.find(({ item }) => item.kind === 'image' && item.required)
  if (needed) return `o campo "${needed.item.name}" é uma imagem obrigatória`
  return requireOneOf?.item.every(isImage) ? 'requireOneOf pede uma imagem' : undefined
}

/** Checks that one line of text can fill in a form with `batch`: a batch has one subject per line. */
export const checkBatchForms: Check = (manifest) =>
  listForms(manifest).flatMap(({ document, form, owner }): Diagnostic[] => {
    const error = form.batch && findBatchError(form)
    if (!form.batch || error === undefined) return []
    const message = `${owner} não pode ter lote: ${error}`
    const hint = 'tire batch, ou a imagem do que o formulário exige'
    return [document.report('invalid-batch', form.batch.path, 'key', message, hint)]
  })
