import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Hint } from '../../diagnostics/hint.ts'
import { suggestionHint } from '../../diagnostics/suggest.ts'
import {
  formatConsultaId,
  type LocatedPart,
  listDossies,
  listReferencedParts,
} from '../expand/dossie-parts.ts'
import type { ExpandedVariant } from '../expand/expand-family.ts'
import type { ExpandedManifest } from '../expand/expand-manifest.ts'
import type { ManifestDocument } from '../read/manifest-document.ts'
import { fileStem } from '../read/manifest-files.ts'
import type { Check } from './check.ts'

/**
 * Checks that the parts of a dossiê are consultas, have different names and do not wait for each other in a
 * cycle.
 */
export const checkDossieParts: Check = (manifest) =>
  listDossies(manifest).flatMap(({ document, parts }) => [
    ...parts.flatMap((part) => reportUnknownConsulta(part, document, manifest)),
    ...reportRepeatedParts(parts, document),
    ...reportCycles(parts, document),
  ])

function reportUnknownConsulta(
  { part: { consulta, variant: number }, variant, at }: LocatedPart,
  document: ManifestDocument,
  { families, broken }: ExpandedManifest,
): Diagnostic[] {
  const isUnread = broken.some(({ kind, name }) => kind === 'consultas/' && fileStem(name) === consulta)
  if (variant || isUnread) return []
  const report = (key: string, target: string, message: string, hint?: Hint) => [
    { ...document.report('unknown-consulta', [...at, key], 'value', message, hint), target },
  ]
  const family = families.find(({ file }) => file.consulta === consulta)
  if (!family) {
    const names = families.map(({ file }) => file.consulta)
    return report(
      'consulta',
      consulta,
      `A consulta "${consulta}" não existe`,
      suggestionHint(consulta, names),
    )
  }
  const numbers = family.variants.map((known) => known.number).join(', ')
  const message = `A consulta "${consulta}" não tem a variante ${number}`
  return report('variant', `${consulta}/${number}`, message, `existem: ${numbers}`)
}

function reportRepeatedParts(parts: LocatedPart[], document: ManifestDocument): Diagnostic[] {
  const first = new Map<string, LocatedPart>()
  return parts.flatMap((placed): Diagnostic[] => {
    const { name, at, part } = placed
    const earlier = first.get(name)
    if (!earlier) {
      first.set(name, placed)
      return []
    }
    const message = `A parte "${name}" já está em ${document.formatPosition(earlier.at, 'value')}`
    const key = part.name === undefined ? 'consulta' : 'name'
    const related = [document.related(earlier.at, 'value', 'a primeira está aqui')]
    return [document.report('duplicate-part', [...at, key], 'value', message, undefined, related)]
  })
}

function reportCycles(parts: LocatedPart[], document: ManifestDocument): Diagnostic[] {
  const reported = new Set<string>()
  return parts.flatMap(({ name, at, templates }): Diagnostic[] => {
    const cycle = reported.has(name) ? undefined : findCycle(name, parts)
    if (!cycle) return []
    for (const member of cycle) reported.add(member)
    const [next = name] = [...cycle.slice(1), name]
    const field = Object.keys(templates).find((key) => readsPart(templates[key], next)) ?? ''
    const message =
      cycle.length === 1
        ? `A parte "${name}" espera por si mesma`
        : `Estas partes esperam umas pelas outras: ${[...cycle, name].join(' → ')}`
    const hint = 'comece por uma parte que só precise dos campos do dossiê'
    return [document.report('part-cycle', [...at, 'with', field], 'value', message, hint)]
  })
}

const readsPart = (template: string | undefined, name: string) =>
  template !== undefined && listReferencedParts({ template }).includes(name)

/** Returns the names on the way from a part back to itself; `undefined` if there is no cycle. */
function findCycle(start: string, parts: LocatedPart[]): string[] | undefined {
  const dependencies = new Map(parts.map(({ name, templates }) => [name, listReferencedParts(templates)]))
  const seen = new Set<string>()
  const follow = (name: string, chain: string[]): string[] | undefined => {
    for (const next of dependencies.get(name) ?? []) {
      if (next === start) return chain
      if (seen.has(next)) continue
      seen.add(next)
      const found = follow(next, [...chain, next])
      if (found) return found
    }
    return undefined
  }
  return follow(start, [start])
}

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
