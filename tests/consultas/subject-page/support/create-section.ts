import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Outcome } from '../../../../src/consultas/outcome.ts'
import type { Section } from '../../../../src/consultas/subject-page/section.ts'
import type { Path } from '../../../../src/generated/paths.ts'
import { asPath } from '../../../support/as-path.ts'

type Layout = Partial<Pick<ConsultaDefinition, 'summary' | 'result' | 'findings'>>

/** A section with an answer. */
export function createSection(
  key: string,
  layout: Layout,
  answer: Json,
  more: Partial<Section> = {},
): Section {
  const definition: ConsultaDefinition<Path> = {
    id: `cpf/${key}`,
    family: 'cpf',
    variant: 1,
    path: asPath('/consulta/cpf'),
    title: key,
    fields: [],
    result: [],
    example: {},
    examples: [],
    ...layout,
  }
  const found: Outcome = { status: 'found', answer, source: 'Gateway', isDemo: false, at: 0 }
  return { key, title: key, definition, state: 'found', answer: { outcome: found }, ...more }
}

/** The same section with an answer that lacks these paths. */
export function withMissing(section: Section, missing: string[]): Section {
  const outcome = section.answer?.outcome
  if (outcome?.status !== 'found') return section
  return {
    ...section,
    state: 'incomplete',
    answer: { outcome: { ...outcome, status: 'incomplete', missing } },
  }
}
