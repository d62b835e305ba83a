import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ExpandedVariant } from '../resolve/expand-family.ts'
import type { Check } from './check.ts'

/** Why no line of text can fill in a form; `undefined` where one can. */
function obstacle({ fields, requireOneOf }: ExpandedVariant): string | undefined {
  const isImage = (name: string) => fields.some(({ item }) => item.name === name && item.kind === 'image')
  if (fields.every(({ item }) => item.kind === 'image')) return 'o formulário não tem campo de texto'
  const needed = fields.find(({ item }) => item.kind === 'image' && item.required)
  if (needed) return `o campo "${needed.item.name}" é uma imagem obrigatória`
  return requireOneOf?.item.every(isImage) ? 'requireOneOf pede uma imagem' : undefined
}

/** A batch asks for a subject a line, so that a line must be enough to fill in the form. */
export const batchesFillForms: Check = ({ families }) =>
  families.flatMap(({ document, variants }) =>
    variants.flatMap((variant): Diagnostic[] => {
      const { batch, number } = variant
      const why = batch && obstacle(variant)
      if (!batch || why === undefined) return []
      const message = `A variante ${number} não pode ter lote: ${why}`
      return [
        document.report(
          'invalid-batch',
          batch.path,
          'key',
          message,
          'dê batch só a variantes que podem tê-lo',
        ),
      ]
    }),
  )
