import { formatEntry, formatMap } from '../edit/yaml-text.ts'
import { buildEcho, buildFields, type FormKindName, formKinds } from './form-kinds.ts'
import { guessRequest } from './guess-request.ts'
import type { SampleReading } from './read-sample.ts'
import { toYamlLayout } from './yaml-layout.ts'

export type NewFamily = {
  name: string
  title: string
  kinds: readonly [FormKindName, ...FormKindName[]]
  source: string
  sample: SampleReading | undefined
}

/** The path at which a new family is. */
export const buildFamilyPath = (name: string) => `/consulta/${name}`

/** The text of a new family's file, below its first line, and what it asks. */
export function buildFamilyText({ name, title, kinds, source, sample }: NewFamily) {
  const fields = buildFields(kinds)
  const request = guessRequest(source, name, 'consulta', fields)
  const layout = sample && {
    ...(sample.summary && { summary: toYamlLayout(sample.summary) }),
    result: sample.result.map(toYamlLayout),
    example: sample.example,
  }
  const head = { consulta: name, title, icon: formKinds[kinds[0]].icon, path: buildFamilyPath(name) }
  const defaults = { fields, request, ...(layout ?? buildEcho(fields)) }
  const sections = [head, { defaults }]
  return { text: [...sections.map(formatSection), formatVariants(title)].join('\n'), request }
}

const formatSection = (section: object) => `${formatMap(Object.entries(section), 0, 2).join('\n')}\n`

/** Below their key also where there is only one: more are to come. */
const formatVariants = (title: string) => `variants:\n  1:\n${formatEntry('title', title, 4, 2).join('\n')}\n`
