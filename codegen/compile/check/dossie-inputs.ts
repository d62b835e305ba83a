import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggestionHint } from '../../diagnostics/suggest.ts'
import { formatConsultaId, type LocatedPart, listDossies } from '../expand/dossie-parts.ts'
import type { ExpandedVariant } from '../expand/expand-family.ts'
import type { ManifestDocument } from '../read/manifest-document.ts'
import type { Check } from './check.ts'

/** Checks that each part fills in the required fields of its consulta, and no unknown field. */
export const checkDossieInputs: Check = (manifest) =>
  listDossies(manifest).flatMap(({ document, parts }) =>
    parts.flatMap((placed) => {
      const { variant } = placed
      return variant
        ? [
            ...reportUnknownInputs(placed, variant, document),
            ...reportMissingInputs(placed, variant, document),
          ]
        : []
    }),
  )

function reportUnknownInputs(
  placed: LocatedPart,
  { fields }: ExpandedVariant,
  document: ManifestDocument,
): Diagnostic[] {
  const known = fields.map(({ item }) => item.name)
  return Object.keys(placed.part.with ?? {})
    .filter((name) => !known.includes(name))
    .map((name) => {
      const message = `O formulário de ${formatConsultaId(placed)} não tem o campo "${name}"`
      const at = [...placed.at, 'with', name]
      return document.report('unknown-field', at, 'key', message, suggestionHint(name, known))
    })
}

function reportMissingInputs(
  placed: LocatedPart,
  { fields, requireOneOf }: ExpandedVariant,
  document: ManifestDocument,
): Diagnostic[] {
  const isFilled = (name: string) => Object.hasOwn(placed.templates, name)
  const group = requireOneOf?.item ?? []
  const isGroupOpen = group.length > 0 && !group.some(isFilled)
  const missingInputs = [
    ...fields
      .filter(({ item }) => item.required && !isFilled(item.name))
      .map(({ item: { name } }) => `o campo "${name}", que ${formatConsultaId(placed)} exige`),
    ...(isGroupOpen
      ? [`nenhum destes campos, dos quais ${formatConsultaId(placed)} exige um: ${group.join(', ')}`]
      : []),
  ]
  const isWritten = placed.part.with !== undefined
  return missingInputs.map((what) =>
    document.report(
      'missing-input',
      [...placed.at, isWritten ? 'with' : 'consulta'],
      isWritten ? 'key' : 'value',
      `A parte "${placed.name}" não preenche ${what}`,
      'preencha em with, com um campo do dossiê, "{cpf}", ou um valor de outra parte, "{parts.nome.valor}"',
    ),
  )
}
