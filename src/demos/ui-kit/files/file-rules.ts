/** What files a field takes. */
export type FileRules = {
  /** Endings, with their dot, in lower case. */
  endings: readonly string[]
  maxBytes: number
  maxFiles: number
}

/** As much of a file as the rules look at. */
type FileFacts = Pick<File, 'name' | 'size'>

type Refusal = { name: string; why: string }

const units = ['byte', 'kilobyte', 'megabyte'] as const

/** A file's size as people read it: `1,5 MB`. */
export function sizeText(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  return new Intl.NumberFormat('pt-BR', {
    style: 'unit',
    unit: units[power] ?? 'byte',
    maximumFractionDigits: power === 2 ? 1 : 0,
  }).format(bytes / 1024 ** power)
}

/** The same name and size is taken for the same file. */
const isSame = (one: FileFacts) => (other: FileFacts) => one.name === other.name && one.size === other.size

function refusal(
  { name, size }: FileFacts,
  chosen: readonly FileFacts[],
  rules: FileRules,
): string | undefined {
  if (!rules.endings.some((ending) => name.toLowerCase().endsWith(ending)))
    return `use ${rules.endings.join(', ')}`
  if (size === 0) return 'o arquivo está vazio'
  if (size > rules.maxBytes) return `tem ${sizeText(size)}, e o limite é ${sizeText(rules.maxBytes)}`
  if (chosen.some(isSame({ name, size }))) return 'já está na lista'
  return chosen.length >= rules.maxFiles ? `a lista já tem ${rules.maxFiles} arquivos` : undefined
}

/** Adds files to those that were chosen before, and says why some are refused. */
export function addFiles<F extends FileFacts>(chosen: readonly F[], incoming: Iterable<F>, rules: FileRules) {
  const files = [...chosen]
  const refused: Refusal[] = []
  for (const file of incoming) {
    const why = refusal(file, files, rules)
    if (why) refused.push({ name: file.name, why })
    else files.push(file)
  }
  return { files, refused }
}
