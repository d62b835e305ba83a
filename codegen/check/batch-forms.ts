import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { LocatedForm } from '../expand/expand-family.ts'
import type { Check } from './check.ts'
import { listForms } from './located-forms.ts'

/** Why no line of text can fill in a form; `undefined` where one can. */
function findBatchError({ fields, requireOneOf }: LocatedForm): string | undefined {
  const isImage = (name: string) => fields.some(({ item }) => item.name === name && item.kind === 'image')
  if (fields.every(({ item }) => item.kind === 'image')) return 'o formulário não tem campo de texto'
  const needed = fields.find(({ item }) => item.kind === 'image' && item.required)
  if (needed) return `o campo "${needed.item.name}" é uma imagem obrigatória`
  return requireOneOf?.item.every(isImage) ? 'requireOneOf pede uma imagem' : undefined
}

/** A batch asks for a subject a line, so that a line must be enough to fill in the form. */
export const checkBatchForms: Check = (manifest) =>
  listForms(manifest).flatMap(({ document, form, whose }): Diagnostic[] => {
    const error = form.batch && findBatchError(form)
    if (!form.batch || error === undefined) return []
    const message = `${whose} não pode ter lote: ${error}`
    const hint = 'tire batch, ou a imagem do que o formulário exige'
    return [document.report('invalid-batch', form.batch.path, 'key', message, hint)]
  })
