import type { LayoutProposal } from '../../../../codegen/authoring/sample-answer/propose-layout.ts'

type ProposedValue = {
  label?: string
  value: string
  format?: string | undefined
  sensitive?: boolean | undefined
  priority?: string | undefined
}

/** Formats a proposal as readable lines: blocks with their values, then left-out values. */
export function formatProposal({ summary, result, leftOut }: LayoutProposal): string {
  const head = summary
    ? [
        `cabeçalho  ${row(summary)}`,
        ...(summary.detail ? [`  ${row(summary.detail)}`] : []),
        ...(summary.status
          ? [`  situação ← ${summary.status.value}  ${pairs(summary.status.colors ?? {})}`]
          : []),
      ]
    : []
  const blocks = result.flatMap((block) => {
    const { block: kind, title, ...rest } = block
    if (block.block === 'fields') return [`${title}  [${kind}]`, ...block.items.map(indented)]
    if (block.block === 'table')
      return [`${title}  [${kind} ← ${block.value}]  ${block.empty}`, ...block.columns.map(indented)]
    return [`${title}  [${kind}]  ${pairs(rest)}`]
  })
  const left = leftOut.map(({ path, why }) => `de fora: ${JSON.stringify(path)}: ${why}`)
  return `${[...head, ...blocks, ...left].join('\n')}\n`
}

const indented = (shown: ProposedValue) => `  ${row(shown)}`

const row = ({ label = '', value, format, sensitive, priority }: ProposedValue) =>
  [`${label} ← ${value}`.trim(), format, sensitive && 'encoberto', priority].filter(Boolean).join('  ')

const pairs = (record: object) =>
  Object.entries(record)
    .map(([key, value]) => `${key}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ')
