import { entryLines, mapLines } from '../edit/yaml-text.ts'
import { echoOf, type FormKindName, fieldsOf, formKinds } from './form-kinds.ts'
import { likelyRequest } from './likely-request.ts'
import type { Reading } from './reading.ts'
import { writtenLayout } from './written-layout.ts'

export type NewFamily = {
  name: string
  title: string
  kinds: readonly [FormKindName, ...FormKindName[]]
  source: string
  sample: Reading | undefined
}

/** The path at which a new family is. */
export const familyPath = (name: string) => `/consulta/${name}`

/** The text of a new family's file, below its first line, and what it asks. */
export function familyText({ name, title, kinds, source, sample }: NewFamily) {
  const fields = fieldsOf(kinds)
  const request = likelyRequest(source, name, 'consulta', fields)
  const layout = sample && {
    ...(sample.summary && { summary: writtenLayout(sample.summary) }),
    result: sample.result.map(writtenLayout),
    example: sample.example,
  }
  const head = { consulta: name, title, icon: formKinds[kinds[0]].icon, path: familyPath(name) }
  const defaults = { fields, request, ...(layout ?? echoOf(fields)) }
  const sections = [head, { defaults }]
  return { text: [...sections.map(sectionText), variants(title)].join('\n'), request }
}

const sectionText = (section: object) => `${mapLines(Object.entries(section), 0, 2).join('\n')}\n`

/** Below their key also where there is only one: more are to come. */
const variants = (title: string) => `variants:\n  1:\n${entryLines('title', title, 4, 2).join('\n')}\n`
