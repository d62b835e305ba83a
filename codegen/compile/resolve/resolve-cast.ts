import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import type {
  CastData,
  ExampleReference,
  ExampleReferences,
} from '../../../manifest/contract/cast/cast-data.ts'
import { hasReference } from '../../../manifest/contract/cast/references.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Invented } from '../../../manifest/schema/invented.ts'
import { listTexts } from '../expand/cast/answer-texts.ts'
import { listMembers } from '../expand/cast/members.ts'
import type { ExpandedVariant, Located } from '../expand/expand-family.ts'
import type { CheckedManifest } from '../expand/expand-manifest.ts'
import { stripUndefined } from '../expand/strip-undefined.ts'
import { cacheByObject } from '../read/cache-by-object.ts'
import { shareByFirst } from './share-by-first.ts'

/** Returns the cast with its facts as they are written, and where the examples refer to it. */
export function resolveCast({ cast, families }: CheckedManifest): CastData {
  if (!cast) return { members: {}, references: {} }
  const members = listMembers(cast.value).map(({ key, group, facts }) => [key, { group, facts }])
  const references = families.flatMap(({ file, variants }) =>
    shareByFirst(
      variants.flatMap((variant) => {
        const found = listExampleReferences(variant)
        return found ? [[`${file.consulta}/${variant.number}`, found] as const] : []
      }),
    ),
  )
  const { invented } = cast.value
  return {
    members: Object.fromEntries(members),
    ...(invented && { invented: stripUndefined(invented) as Invented }),
    references: Object.fromEntries(references),
  }
}

function listExampleReferences({ writtenExample, examples }: ExpandedVariant): ExampleReferences | undefined {
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
