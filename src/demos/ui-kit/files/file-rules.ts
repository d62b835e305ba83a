import { createNumberFormat } from '@/lib/format/intl.ts'

export type FileRules = {
  /** With their dot, in lower case. */
  endings: readonly string[]
  maxBytes: number
  maxFiles: number
}

type FileInfo = Pick<File, 'name' | 'size'>

type RefusedFile = { name: string; reason: string }

const units = ['byte', 'kilobyte', 'megabyte'] as const

/** "1,5 MB". */
export function formatFileSize(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  return createNumberFormat({
    style: 'unit',
    unit: units[power] ?? 'byte',
    maximumFractionDigits: power === 2 ? 1 : 0,
  }).format(bytes / 1024 ** power)
}

/** Files with the same name and size count as the same file. */
const isSameFile = (one: FileInfo) => (other: FileInfo) => one.name === other.name && one.size === other.size

function findRefusalReason(
  { name, size }: FileInfo,
  chosen: readonly FileInfo[],
  rules: FileRules,
): string | undefined {
  if (!rules.endings.some((ending) => name.toLowerCase().endsWith(ending)))
    return `use ${rules.endings.join(', ')}`
  if (size === 0) return 'o arquivo está vazio'
  if (size > rules.maxBytes)
    return `tem ${formatFileSize(size)}, e o limite é ${formatFileSize(rules.maxBytes)}`
  if (chosen.some(isSameFile({ name, size }))) return 'já está na lista'
  return chosen.length >= rules.maxFiles ? `a lista já tem ${rules.maxFiles} arquivos` : undefined
}

/** Adds files to the chosen ones. Returns rejected files with their reasons. */
export function addFiles<F extends FileInfo>(chosen: readonly F[], incoming: Iterable<F>, rules: FileRules) {
  const files = [...chosen]
  const refused: RefusedFile[] = []
  for (const file of incoming) {
    const reason = findRefusalReason(file, files, rules)
    if (reason) refused.push({ name: file.name, reason })
    else files.push(file)
  }
  return { files, refused }
}
