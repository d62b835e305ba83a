import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import {
  type CastData,
  type CastMembers,
  type CastName,
  castDocuments,
  castGroups,
  type ExampleReference,
  type ExampleReferences,
  listCastMembers,
} from '../../../manifest/contract/cast/cast-data.ts'
import { fillReferences, hasReference } from '../../../manifest/contract/cast/references.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Invented } from '../../../manifest/schema/invented.ts'
import { listTexts } from '../expand/cast/answer-texts.ts'
import type { ExpandedFamily, ExpandedVariant } from '../expand/expand-family.ts'
import type { CheckedManifest } from '../expand/expand-manifest.ts'
import type { Located } from '../expand/located.ts'
import { stripUndefined } from '../expand/strip-undefined.ts'
import { cacheByObject } from '../read/cache-by-object.ts'

/** Returns the cast with its facts as they are written, and where the examples refer to it. */
export function resolveCast({ cast, families }: CheckedManifest): CastData {
  if (!cast) return { references: {} }
  const { invented, ...groups } = cast.value
  const members = castGroups.flatMap((group) =>
    Object.keys(groups[group]).length > 0 ? [[group, groups[group]] as const] : [],
  )
  return {
    ...(Object.fromEntries(members) as CastMembers),
    ...(invented && { invented: stripUndefined(invented) as Invented }),
    references: Object.fromEntries(families.flatMap(listFamilyReferences)),
  }
}

/** Returns the references of `defaults` by the family's name, and those of variants with other examples by the consulta's id. */
function listFamilyReferences({ file, defaults, variants }: ExpandedFamily): [string, ExampleReferences][] {
  const own = variants.filter((variant) => !inheritsExamples(variant, defaults))
  const inherited = own.length < variants.length ? listExampleReferences(defaults) : undefined
  const missing = inherited ? { example: [] } : undefined
  return [
    [file.consulta, inherited] as const,
    ...own.map((variant) => {
      const found = listExampleReferences(variant) ?? missing
      return [`${file.consulta}/${variant.number}`, found] as const
    }),
  ].flatMap(([key, found]) => (found ? [[key, found]] : []))
}

function inheritsExamples(variant: ExpandedVariant, defaults: ExpandedFamily['defaults']): boolean {
  const { examples = [] } = defaults
  return (
    variant.writtenExample === defaults.writtenExample &&
    variant.examples.length === examples.length &&
    variant.examples.every(({ path }) => path[0] === 'defaults')
  )
}

type WrittenExamples = Pick<ExpandedFamily['defaults'], 'writtenExample' | 'examples'>

function listExampleReferences({ writtenExample, examples = [] }: WrittenExamples) {
  const example = writtenExample ? listWrittenReferences(writtenExample) : []
  const others = examples.flatMap(({ written, item: { when } }, index) => {
    const isAboutAnyone = Object.values(when).every((value) => value === '')
    const found = isAboutAnyone && written !== undefined ? collectReferences(written) : []
    return found.length > 0 ? [[index, found]] : []
  })
  if (example.length === 0 && others.length === 0) return undefined
  return { example, ...(others.length > 0 && { examples: Object.fromEntries(others) }) }
}

/** Variants share the example that they inherit. */
const listWrittenReferences = cacheByObject(({ item }: Located<Json>) => collectReferences(item))

const collectReferences = (answer: Json): ExampleReference[] =>
  listTexts(answer)
    .filter(({ text }) => hasReference(text))
    .map(({ text, path }) => [joinAnswerPath(path.map(String)), text])

/** Returns the names, documents and e-mail addresses of people and companies. */
export function resolveCastNames(cast: CastMembers): Record<string, CastName> {
  const members = listCastMembers(cast)
  const factsByKey = new Map(members.map(({ key, facts }) => [key, facts]))
  const findFacts = (member: string) => factsByKey.get(member)
  const names: Record<string, CastName> = {}
  for (const { key, group, facts } of members) {
    if (group !== 'people' && group !== 'companies') continue
    const readText = (fact: string) => {
      const value = fillReferences(facts[fact] ?? null, { findFacts })
      return typeof value === 'string' ? value : null
    }
    const [name, document] = [readText('nome'), readText(castDocuments[group])]
    if (name && document) names[key] = { name, document, email: readText('email') }
  }
  return names
}
