import type { NewRequest, PageTarget } from '@manifest/contract/answer-page.ts'
import { foldText } from '@manifest/contract/fold-text.ts'
import type { Place } from '@manifest/contract/studio.ts'
import { trimEnd } from '@/lib/trim-end.ts'

export const targetKinds = {
  variant: 'Nova variante',
  family: 'Nova família',
  replacement: 'Trocar o resultado',
  supplier: 'Dar um fornecedor',
}

/** The typed values of all kinds of targets. */
export type TargetDraft = {
  kind: keyof typeof targetKinds
  /** The family that gets a variant. */
  family: string
  title: string
  /** The name of a new family; without it, a name made of the title. */
  name: string | undefined
  /** Kinds of fields of a new family. */
  fields: string[]
  /** The variant that gets another page. */
  id: string
  /** The parts of the request that the user typed; the others are suggested. */
  request: Partial<NewRequest>
  /** The pasted request to the supplier. It may have secrets. */
  supplier: string
}

/** Returns the target for the selected part: a variant of its family, or else a new family. */
export function startTarget(place: Place | undefined): TargetDraft {
  const family = /^consultas\/(.+)\.yaml$/.exec(place?.file ?? '')?.[1] ?? ''
  const [key, number] = place?.path ?? []
  const id = family !== '' && key === 'variants' && number !== undefined ? `${family}/${number}` : ''
  return {
    kind: family === '' ? 'family' : 'variant',
    family,
    title: '',
    name: undefined,
    fields: ['cpf'],
    id,
    request: {},
    supplier: '',
  }
}

/** Converts a title to the name of a family: 'Dívida ativa' becomes `divida-ativa`. */
export const suggestName = (title: string) =>
  trimEnd(
    foldText(title)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[^a-z]+/, ''),
    /-/,
  ).slice(0, 40)

/**
 * Returns the target for the page beside the choices. Names that are not typed yet are invented. `answer` is the pasted answer.
 */
export function completeTarget(
  { kind, family, title, name, fields, id, supplier }: TargetDraft,
  answer: string,
  request?: NewRequest,
): PageTarget {
  if (kind === 'supplier') return { kind, id, supplier, answer }
  const asked = supplier.trim() === '' ? {} : { supplier }
  if (kind === 'replacement') return { kind, id, ...asked }
  const shownTitle = title.trim() || 'Sem título'
  if (kind === 'variant') return { kind, family, title: shownTitle, ...(request && { request }), ...asked }
  return {
    kind,
    family: name ?? (suggestName(title) || 'nova-consulta'),
    title: shownTitle,
    fields: fields.join(','),
    ...(request && { request }),
    ...asked,
  }
}

/** Returns the target, or the problem if a name is missing. */
export function nameTarget(
  draft: TargetDraft,
  request: NewRequest,
  answer: string,
): { target: PageTarget } | { problem: string } {
  const { kind, family, title, fields, id } = draft
  const isExisting = kind === 'replacement' || kind === 'supplier'
  if (isExisting && id === '') return { problem: 'Escolha a variante que muda.' }
  if (kind === 'supplier' && draft.supplier.trim() === '') return { problem: 'Cole o pedido ao fornecedor.' }
  if (kind === 'variant' && family === '') return { problem: 'Escolha a família.' }
  if (!isExisting && title.trim() === '') return { problem: 'Dê um título à consulta.' }
  if (kind === 'family' && fields.length === 0) return { problem: 'Escolha os campos do formulário.' }
  if (!isExisting && request.source === '') return { problem: 'Escolha a fonte.' }
  if (!isExisting && request.path.trim() === '') return { problem: 'Escreva o caminho na fonte.' }
  return { target: completeTarget(draft, answer, request) }
}
