import type {
  PageChoices,
  PagePart,
  PartChoice,
  PartValue,
  ProposeAnswer,
} from '@manifest/contract/answer-page.ts'

/** A value of a part as the user chose it. `proposed` is its first label. */
export type ValueDraft = PartValue & { proposed: string; isShown: boolean }

/** A part as the user chose it. `proposed` is its first title. */
export type PartDraft = Omit<PagePart, 'values'> & {
  proposed: string
  isShown: boolean
  values: ValueDraft[]
}

type FindingDraft = ProposeAnswer['findings'][number] & { isShown: boolean }

/** The user's choices. Parts and values are in their order on the page. */
export type PageDraft = { summary?: PartDraft; parts: PartDraft[]; findings: FindingDraft[] }

/** Returns the draft in which everything is shown as proposed. */
export const startDraft = ({ summary, parts, findings }: ProposeAnswer): PageDraft => ({
  ...(summary && { summary: startPart(summary) }),
  parts: parts.map(startPart),
  findings: findings.map((finding) => ({ ...finding, isShown: true })),
})

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
    ...(summary && { summary: before.summary ? keepPart(summary, before.summary) : summary }),
    parts: keepOrder(draft.parts, before.parts, (part) => part.id + part.proposed, keepPart),
    findings: keepOrder(
      draft.findings,
      before.findings,
      ({ text }) => text,
      (finding, { isShown }) => ({ ...finding, isShown }),
    ),
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
      })),
  }),
})
