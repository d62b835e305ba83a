import { castDocuments } from '../../../manifest/contract/cast/cast-data.ts'
import { type CastIssue, fillReferences, hasReference } from '../../../manifest/contract/cast/references.ts'
import type { CastFile } from '../../../manifest/schema/cast.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Hint } from '../../diagnostics/hint.ts'
import { suggestionHint } from '../../diagnostics/suggest.ts'
import { listTexts } from '../expand/cast/answer-texts.ts'
import type { ExampleIssue } from '../expand/cast/fill-examples.ts'
import { castGroups, indexMembers, listMembers } from '../expand/cast/members.ts'
import type { ParsedFile } from '../parse/parse-document.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import { hasBroken } from '../read/read-manifest.ts'
import type { Check } from './check.ts'

/** Checks the cast itself: keys and documents are unique, references between facts lead to a value. */
export const checkCast: Check = ({ cast }) =>
  cast ? [...findDuplicates(cast), ...findWrongFacts(cast), ...findWrongTemplates(cast)] : []

function findDuplicates({ document, value }: ParsedFile<CastFile>): Diagnostic[] {
  const seen = new Map<string, YamlPath>()
  const reportRepeated = (name: string, at: YamlPath, keyOrValue: 'key' | 'value', message: string) => {
    const first = seen.get(name)
    if (!first) {
      seen.set(name, at)
      return []
    }
    const related = [document.related(first, keyOrValue, 'o primeiro')]
    return [document.report('duplicate-cast', at, keyOrValue, message, undefined, related)]
  }
  return listMembers(value).flatMap(({ key, group, facts }) => {
    const name = castDocuments[group]
    const written = facts[name]
    return [
      ...reportRepeated(`key ${key}`, [group, key], 'key', `A chave "${key}" já é de outro membro do elenco`),
      ...(written === undefined
        ? []
        : reportRepeated(
            `${name} ${written}`,
            [group, key, name],
            'value',
            `O documento "${written}" já é de outro membro do elenco`,
          )),
    ]
  })
}

/** Reports wrong references in facts. Two members may refer to each other; a fact must not lead back to itself. */
function findWrongFacts({ document, value }: ParsedFile<CastFile>): Diagnostic[] {
  const members = indexMembers(value)
  const findFacts = (key: string) => members.get(key)?.facts
  return listMembers(value).flatMap(({ key, group, facts }) =>
    listTexts(facts as Json, [group, key]).flatMap(({ text, path }) => {
      if (!hasReference(text)) return []
      const issues: CastIssue[] = []
      fillReferences(
        linkToMember.test(text) ? `${text.slice(0, -1)}.${castDocuments[findGroup(text)]}}` : text,
        {
          findFacts,
          report: (issue) => issues.push(issue),
        },
      )
      return issues.slice(0, 1).map((issue) => {
        return reportCastIssue(document, path, describeCastIssue(issue, members))
      })
    }),
  )

  function findGroup(text: string) {
    const [, key = ''] = linkToMember.exec(text) ?? []
    return members.get(key)?.group ?? 'people'
  }
}

const linkToMember = /^\{cast\.([\w-]+)\}$/

/** Checks that each `like` of `invented` names a member of its own group, and `family` people. */
function findWrongTemplates({ document, value }: ParsedFile<CastFile>): Diagnostic[] {
  const { invented } = value
  if (!invented) return []
  const templates = castGroups.map((group) => ({ group, path: ['like'], key: invented[group]?.like }))
  const family = (invented.people?.family ?? []).map((key, index) => ({
    group: 'people' as const,
    path: ['family', index],
    key,
  }))
  return [...templates, ...family].flatMap(({ group, path, key }) => {
    if (key === undefined || Object.hasOwn(value[group], key)) return []
    const issue: CastIssue = { kind: 'unknown-member', reference: key, member: key }
    const described = describeCastIssue(issue, new Map(Object.entries(value[group])))
    return [reportCastIssue(document, ['invented', group, ...path], described)]
  })
}

type CastMessage = Pick<Diagnostic, 'code' | 'message' | 'target'> & { hint?: Hint | undefined }

/** Returns the code and the texts of a reference that leads nowhere. */
function describeCastIssue(issue: ExampleIssue, members: ReadonlyMap<string, unknown>): CastMessage {
  switch (issue.kind) {
    case 'unknown-member':
      if (members.size === 0)
        return {
          code: 'unknown-cast',
          message: 'O elenco não tem ninguém: falta demo/cast.yaml, ou está vazio',
          hint: 'escreva em demo/cast.yaml quem os exemplos citam',
          target: '',
        }
      return {
        code: 'unknown-cast',
        message: `O elenco não tem "${issue.member}"`,
        hint: suggestionHint(issue.member, members.keys()),
        target: issue.member,
      }
    case 'unknown-fact': {
      const wrong = issue.path.split('.').at(-1) ?? ''
      return {
        code: 'unknown-cast',
        message: `"${issue.member}" não tem o fato "${issue.path}"`,
        hint: suggestionHint(wrong, issue.known),
        target: `${issue.member}.${issue.path}`,
      }
    }
    case 'cycle':
      return { code: 'cast-cycle', message: `A referência "${issue.reference}" volta a si mesma` }
    case 'no-subject':
      return {
        code: 'unknown-cast',
        message: `O exemplo não nomeia ninguém cujo lugar "${issue.reference}" tome`,
        hint: `escreva no exemplo ao menos uma referência a um membro de ${issue.group}, ou dê when a esta resposta`,
      }
  }
}

const reportCastIssue = (
  document: ManifestDocument,
  at: YamlPath,
  { code, message, hint, target }: CastMessage,
): Diagnostic => ({
  ...document.report(code, at, 'value', message, hint),
  ...(target !== undefined && { target }),
})

/** Checks the references of examples. A broken cast file has its own diagnostics. */
export const checkCastReferences: Check = ({ families, cast, broken }) => {
  if (hasBroken(broken, 'demo/cast.yaml')) return []
  const members = indexMembers(cast?.value)
  return families.flatMap(({ document, castIssues }) => {
    const reported = new Map<string, Diagnostic>()
    for (const { at, issue } of castIssues) {
      const described = describeCastIssue(issue, members)
      const key = `${at.join('/')} ${described.message}`
      if (!reported.has(key)) reported.set(key, reportCastIssue(document, at, described))
    }
    return [...reported.values()]
  })
}
