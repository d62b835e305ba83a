import type { PartChoice } from '../../../manifest/contract/answer-page.ts'
import type { Item, Summary } from '../../../manifest/schema/result.ts'
import type { PageProposal } from './page-proposal.ts'

/** Returns the head with the chosen values. A value with another path is a value of the answer that a block shows. */
export function chooseSummary(
  { summary, result }: PageProposal,
  choice: PartChoice | null | undefined,
): Summary | undefined {
  if (choice === null) return undefined
  if (!choice?.values) return summary
  const chosen = new Map(choice.values.map((value) => [value.id, value]))
  const find = (id: string) => {
    const path = chosen.get(id)?.path
    return path === undefined ? undefined : findItem({ summary, result }, path)
  }
  const [subject, about, state] = ['value', 'detail', 'status'].map((id) => chosen.get(id))
  const own = findSubject(find('value'), summary)
  if (!own) return undefined
  const detail = about && (find('detail') ?? summary?.detail)
  const status = state && (readStatus(find('status')) ?? summary?.status)
  return {
    ...own,
    sensitive: subject?.isSensitive ?? own.sensitive,
    ...(detail && {
      detail: {
        ...detail,
        label: about?.label ?? detail.label,
        sensitive: about?.isSensitive ?? detail.sensitive,
      },
    }),
    ...(status && { status }),
  }
}

/** Returns the keys of the head's first value. */
function findSubject(item: Item | undefined, summary: Summary | undefined): Summary | undefined {
  if (item) {
    const { label: _label, areaCode: _areaCode, ...keys } = item
    return keys
  }
  if (!summary) return undefined
  const { detail: _detail, status: _status, ...keys } = summary
  return keys
}

/** Returns a value of the answer with its label: of the proposed head, or of a block of labels and values. */
function findItem(
  { summary, result }: Pick<PageProposal, 'summary' | 'result'>,
  path: string,
): Item | undefined {
  const subject = findSubject(undefined, summary)
  const head = subject ? [{ ...subject, label: 'Nome' }, ...(summary?.detail ? [summary.detail] : [])] : []
  const shown = result.flatMap((block) => (block.block === 'fields' ? block.items : []))
  return [...head, ...shown].find(({ value }) => value === path)
}

const readStatus = (item: Item | undefined): Summary['status'] => item && { value: item.value, colors: {} }
