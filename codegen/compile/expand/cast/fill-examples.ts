import { valueAt } from '../../../../manifest/contract/answer-path.ts'
import { castDocuments } from '../../../../manifest/contract/cast/cast-data.ts'
import {
  type CastIssue,
  fillReferences,
  listReferences,
  readReference,
} from '../../../../manifest/contract/cast/references.ts'
import type { ConditionalExample, Json, WrittenExample } from '../../../../manifest/schema/consulta.ts'
import type { Field } from '../../../../manifest/schema/field.ts'
import { cacheByObject } from '../../read/cache-by-object.ts'
import type { YamlPath } from '../../read/manifest-document.ts'
import type { Located } from '../located.ts'
import { listTexts, mergeAnswers } from './answer-texts.ts'
import type { CastMember } from './members.ts'

/** `no-subject`: the example names no member that the member of `as` could replace. */
export type ExampleIssue = CastIssue | { kind: 'no-subject'; reference: string; group: string }

export type LocatedIssue = { at: YamlPath; issue: ExampleIssue }

/** A conditional example, and its answer as the manifest has it. */
export type FilledExample = Located<ConditionalExample> & { written?: Json | undefined }

const noExample: Located<Json> = { item: null, path: [] }

export type ExampleFiller = ReturnType<typeof createExampleFiller>

/** Returns functions that fill the references of a family's examples, and the issues that they find. */
export function createExampleFiller(members: ReadonlyMap<string, CastMember>) {
  const issues: LocatedIssue[] = []
  const findFacts = (member: string) => members.get(member)?.facts

  /** Fills a value. If a reference is wrong, each text is filled again to find its position. */
  function fill(value: Json, at: YamlPath): Json {
    let isWrong = false
    const filled = fillReferences(value, { findFacts, report: () => (isWrong = true) })
    if (isWrong)
      for (const { text, path } of listTexts(value, at))
        fillReferences(text, { findFacts, report: (issue) => issues.push({ at: path, issue }) })
    return filled
  }

  /** Variants that inherit an example share the filled one. */
  const fillExample = cacheByObject(
    (example: Located<Json>): Located<Json> => ({ ...example, item: fill(example.item, example.path) }),
  )

  const fillWhen = (when: Record<string, string>, at: YamlPath) =>
    Object.fromEntries(
      Object.entries(when).map(([name, text]) => [name, String(fill(text, [...at, 'when', name]))]),
    )

  const fillOnce = cacheByObject((conditionals: Located<WrittenExample>[]) =>
    cacheByObject((example: Located<Json>) =>
      cacheByObject((fields: Located<Field>[]): FilledExample[] => {
        const form = fields.map(({ item }) => item)
        const known = example === noExample ? undefined : example
        return conditionals.flatMap((conditional) => fillConditional(conditional, known, form))
      }),
    ),
  )

  /** Fills the conditional examples. Variants that inherit them, the example and the form share the result. */
  const fillConditionals = (
    conditionals: Located<WrittenExample>[],
    example: Located<Json> | undefined,
    fields: Located<Field>[],
  ): FilledExample[] => fillOnce(conditionals)(example ?? noExample)(fields)

  /** Variants that inherit a conditional example without `as` share it. */
  const fillAnswer = cacheByObject(({ item, path }: Located<WrittenExample>): FilledExample => {
    const { when = {}, status, answer } = item
    const filled = answer === undefined ? {} : { answer: fill(answer, [...path, 'answer']) }
    return { item: { when: fillWhen(when, path), status, ...filled }, path, written: answer }
  })

  function fillConditional(
    conditional: Located<WrittenExample>,
    example: Located<Json> | undefined,
    fields: readonly Field[],
  ): FilledExample[] {
    const { item, path } = conditional
    const { as, with: changes, when, status } = item
    if (as === undefined) return [fillAnswer(conditional)]
    const written = when && fillWhen(when, path)
    const at = [...path, 'as']
    const member = members.get(as)
    if (!member) {
      issues.push({ at, issue: { kind: 'unknown-member', reference: as, member: as } })
      return []
    }
    const named = listMembers(example?.item)
    const subject = named.find((key) => members.get(key)?.group === member.group)
    const condition = written ?? findCondition(member, subject, example?.item, fields)
    if (!example || condition === undefined || (subject === undefined && !written)) {
      // Entries of `defaults` serve the variants that they fit.
      const isInherited = path[0] === 'defaults' && example?.path[0] !== 'defaults'
      const isExplained = named.some((key) => !members.has(key))
      if (!isInherited && !isExplained)
        issues.push({ at, issue: { kind: 'no-subject', reference: as, group: member.group } })
      return []
    }
    // Values of `with` are filled first: they name their members themselves.
    const changed = changes ? mergeAnswers(example.item, fill(changes, [...path, 'with'])) : example.item
    const merged = fillReferences(changed, {
      findFacts,
      mapMember: (key) => (key === subject ? as : key),
      // The example itself has the other issues.
      report: (issue) => issue.kind === 'unknown-fact' && issues.push({ at, issue }),
    })
    return [{ item: { when: condition, status, answer: merged }, path }]
  }

  /** Returns the members that an example names, also those that the cast lacks. */
  const listMembers = (example: Json | undefined): string[] =>
    example === undefined
      ? []
      : listTexts(example).flatMap(({ text }) => listReferences(text).map(({ member }) => member))

  /** Returns the form values of a query about a member: its document, or else the facts that the example names. */
  function findCondition(
    member: CastMember,
    subject: string | undefined,
    example: Json | undefined,
    fields: readonly Field[],
  ): Record<string, string> | undefined {
    const kind = castDocuments[member.group]
    const field = fields.find((one) => one.kind === kind)
    if (field && member.facts[kind] !== undefined) return { [field.name]: String(member.facts[kind]) }
    const named = fields.flatMap(({ name }) => {
      const text = valueAt(example, name)
      if (readReference(text)?.member !== subject || typeof text !== 'string') return []
      const value = fillReferences(text, { findFacts, mapMember: () => member.key })
      return typeof value === 'string' ? [[name, value]] : []
    })
    return named.length === 0 ? undefined : Object.fromEntries(named)
  }

  return { issues, fill, fillExample, fillConditionals }
}
