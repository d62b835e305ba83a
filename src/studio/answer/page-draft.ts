import type {
  PageChoices,
  PagePart,
  PartChoice,
  PartValue,
  ProposeAnswer,
} from '@manifest/contract/answer-page.ts'

/** A value of a part as the user chose it. `proposed` is its first label. */
export type ValueDraft = PartValue & {
  proposed: string
  isShown: boolean
  /** The user chose this value for the head in place of the proposed one. */
  isChosen?: boolean
}

/** A part as the user chose it. `proposed` is its first title. */
export type PartDraft = Omit<PagePart, 'values'> & {
  proposed: string
  isShown: boolean
  values: ValueDraft[]
}

type FindingDraft = ProposeAnswer['findings'][number] & { isShown: boolean }

/** The user's choices. Parts and values are in their order on the page. */
export type PageDraft = {
  /** Absent if the answer has no single value. */
  summary?: PartDraft
  parts: PartDraft[]
  findings: FindingDraft[]
}

/** Returns the draft in which everything is shown as proposed. */
export function startDraft({ summary, parts, findings }: ProposeAnswer): PageDraft {
  const head = startHead(summary, parts)
  return {
    ...(head && { summary: head }),
    parts: parts.map(startPart),
    findings: findings.map((finding) => ({ ...finding, isShown: true })),
  }
}

/** The values of the head, by id, with what the page says of each. */
const headRoles = { value: 'Nome', detail: 'Detalhe', status: 'Situação' }

/** Returns the values of an answer that the head may have: the proposed ones, and those of labels and values. */
export function listHeadValues({ summary, parts }: Pick<ProposeAnswer, 'summary' | 'parts'>): PartValue[] {
  const shown = parts.filter(({ kind }) => kind === 'fields').flatMap(({ values }) => values)
  const byPath = new Map([...shown, ...(summary?.values ?? [])].map((value) => [value.path, value]))
  return [...byPath.values()]
}

/** A head has all its values, of which the proposal chooses some. */
function startHead(summary: PagePart | undefined, parts: readonly PagePart[]): PartDraft | undefined {
  const [first] = parts.filter(({ kind }) => kind === 'fields').flatMap(({ values }) => values)
  if (!(summary || first)) return undefined
  const values = Object.entries(headRoles).flatMap(([id, title]): ValueDraft[] => {
    const proposed = summary?.values.find((value) => value.id === id)
    const value = proposed ?? first
    if (!value) return []
    return [
      {
        ...value,
        id,
        proposed: title,
        isShown: proposed !== undefined || id === 'value',
        isChosen: proposed === undefined,
      },
    ]
  })
  return {
    id: 'summary',
    kind: 'summary',
    title: 'Cabeçalho',
    proposed: 'Cabeçalho',
    isShown: summary !== undefined,
    values,
  }
}

const startPart = (part: PagePart): PartDraft => ({
  ...part,
  proposed: part.title,
  isShown: true,
  values: part.values.map((value) => ({ ...value, proposed: value.label, isShown: true })),
})

/** Returns a new draft with the choices of an earlier one, for parts and values that are the same. */
export function keepChoices(draft: PageDraft, before: PageDraft): PageDraft {
  const { summary } = draft
  return {
    ...(summary && { summary: before.summary ? keepHead(draft, summary, before.summary) : summary }),
    parts: keepOrder(draft.parts, before.parts, (part) => part.id + part.proposed, keepPart),
    findings: keepOrder(
      draft.findings,
      before.findings,
      ({ text }) => text,
      (finding, { isShown }) => ({ ...finding, isShown }),
    ),
  }
}

/** Keeps the values of the head that the new answer has too. */
function keepHead({ parts }: PageDraft, head: PartDraft, before: PartDraft): PartDraft {
  const known = new Map(listHeadValues({ summary: head, parts }).map((value) => [value.path, value]))
  return {
    ...head,
    isShown: before.isShown,
    values: head.values.map((value) => {
      const kept = before.values.find(({ id, path }) => id === value.id && known.has(path))
      return kept ? { ...kept, text: known.get(kept.path)?.text ?? kept.text } : value
    }),
  }
}

const keepPart = (part: PartDraft, before: PartDraft): PartDraft => ({
  ...part,
  isShown: before.isShown,
  title: before.title === before.proposed ? part.title : before.title,
  values: keepOrder(part.values, before.values, ({ path }) => path, keepValue),
})

const keepValue = (value: ValueDraft, before: ValueDraft): ValueDraft => ({
  ...value,
  isShown: before.isShown,
  label: before.label === before.proposed ? value.label : before.label,
})

function keepOrder<One>(
  items: One[],
  before: One[],
  readKey: (item: One) => string,
  keep: (item: One, before: One) => One,
): One[] {
  const keys = before.map(readKey)
  return items
    .map((item) => ({ item, at: keys.indexOf(readKey(item)) }))
    .toSorted((one, other) => (one.at === -1 || other.at === -1 ? 0 : one.at - other.at))
    .map(({ item, at }) => {
      const same = before[at]
      return same === undefined ? item : keep(item, same)
    })
}

/** Returns the choices as the server takes them. An emptied title or label is the proposed one. */
export const readChoices = ({ summary, parts, findings }: PageDraft): PageChoices => ({
  summary: summary?.isShown ? readPart(summary) : null,
  parts: parts.filter(({ isShown }) => isShown).map(readPart),
  findings: findings.filter(({ isShown }) => isShown).map(({ id }) => id),
})

const readPart = ({ id, kind, title, proposed, values, isSensitive }: PartDraft): PartChoice => ({
  id,
  title: title.trim() || proposed,
  ...(isSensitive !== undefined && { isSensitive }),
  ...((kind === 'summary' || values.length > 0) && {
    values: values
      .filter((value) => value.isShown)
      .map((value) => ({
        id: value.id,
        label: value.label.trim() || value.proposed,
        isSensitive: value.isSensitive,
        ...(value.isChosen && { path: value.path }),
      })),
  }),
})
