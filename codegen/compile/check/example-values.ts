import { isInside } from '../../../manifest/contract/answer-path.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Located } from '../expand/located.ts'
import { listPathsThroughLists } from './answer-paths.ts'
import type { Check } from './check.ts'
import { buildAbsenceKey, findDefaultAbsences } from './default-absences.ts'
import { type Absence, findVariantAbsences, hasOtherShape } from './example-absences.ts'
import { checkEachVariant, type VariantIssue } from './variant-issues.ts'

/** Checks that the example has every `value` of a layout: the example is the contract of the answer. */
export const checkExampleValues: Check = checkEachVariant((variant, family) => {
  const { example } = variant
  const inDefaults = findDefaultAbsences(family)
  const isInDefaults = (absence: Absence) => inDefaults.has(buildAbsenceKey(absence))
  const absences = findVariantAbsences(variant)
  if (!example) return describeMissingExample(absences)
  if (hasOtherShape(variant)) return [describeOtherShape(example, absences)]
  const isInherited = ({ at }: Absence) => example.path[0] === 'variants' && at[0] === 'defaults'
  const inherited = absences.filter((absence) => isInherited(absence) && !isInDefaults(absence))
  return [
    ...absences
      .filter((absence) => !isInherited(absence) && !isInDefaults(absence))
      .map((absence) => toIssue(absence)),
    ...absences.flatMap((absence) => {
      const inAll = inDefaults.get(buildAbsenceKey(absence))
      return inAll ? [{ ...toIssue(inAll), namesVariants: inAll.message !== absence.message }] : []
    }),
    ...(inherited.length > 0 ? [describeOwnExample(example, inherited)] : []),
  ]
})

const toIssue = ({ at, keyOrValue, message, hint }: Absence): VariantIssue => ({
  code: 'unknown-value',
  at,
  keyOrValue,
  message,
  hint,
})

/** Without an example every value is missing. That is one issue. */
function describeMissingExample([first, ...others]: Absence[]): VariantIssue[] {
  if (!first) return []
  const more = others.length === 0 ? '' : `, nem mais ${others.length} do resultado`
  const message = `${first.message}${more}: falta o exemplo da resposta`
  return [{ ...toIssue(first), message, hint: 'escreva um example com uma resposta da fonte' }]
}

const describeOtherShape = ({ item, path }: Located<Json>, absences: Absence[]): VariantIssue => ({
  code: 'unknown-value',
  at: path,
  keyOrValue: 'key',
  message: 'O exemplo tem outra forma: falta nele a maior parte do que a consulta mostra',
  hint: describeShape(
    item,
    absences.map((absence) => absence.path),
  ),
})

/** Says what the example lacks, and where the values are if they are deeper or in a list. */
function describeShape(example: Json, missing: string[]): string {
  const names = [...new Set(missing)].slice(0, 3).join(', ')
  if (Array.isArray(example))
    return `o exemplo é uma lista, e a consulta mostra ${names}: num caminho, $ é a lista inteira, e 0.nome um valor do seu primeiro elemento`
  if (typeof example !== 'object' || example === null)
    return `escreva a resposta como a fonte a dá, chave por chave, com ${names}`
  if (Object.keys(example).length === 0)
    return `o exemplo está vazio: escreva a resposta como a fonte a dá, chave por chave, com ${names}`
  const [name, deeper] = findDeeper(example, missing) ?? []
  return name === undefined || deeper === undefined
    ? `a consulta mostra ${names}, e o exemplo tem ${Object.keys(example).slice(0, 3).join(', ')}`
    : `"${name}" está em "${deeper}" no exemplo: escreva os caminhos assim, ou tire o que envolve os valores`
}

/** Finds a missing value that the example has under another key. */
function findDeeper(example: Json, missing: string[]): [name: string, deeper: string] | undefined {
  const known = listPathsThroughLists([example])
  for (const name of missing) {
    const deeper = known.find((path) => path.endsWith(`.${name}`) && !isInside(path, name))
    if (deeper !== undefined) return [name, deeper]
  }
  return undefined
}

/** A variant with its own example has the layout of `defaults`. */
function describeOwnExample({ path }: Located<Json>, absences: Absence[]): VariantIssue {
  const names = [...new Set(absences.map((absence) => `"${absence.path}"`))].join(' nem ')
  return {
    code: 'unknown-value',
    at: path,
    keyOrValue: 'key',
    message: `O exemplo não tem ${names}, que a consulta mostra por defaults`,
    hint: `ponha-${absences.length === 1 ? 'o' : 'os'} no exemplo, ou dê à variante o seu próprio result`,
  }
}
