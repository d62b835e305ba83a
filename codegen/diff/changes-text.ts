import type { ManifestChange } from './diff-manifests.ts'
import type { Subject } from './part.ts'

const signs = { added: '+', removed: '-', changed: '~', moved: '>' }

const nouns: Record<Subject, string> = {
  app: 'produto',
  route: 'rota',
  redirect: 'redirecionamento de',
  menu: 'menu',
  family: 'família',
  consulta: 'consulta',
  batch: 'lote',
  form: 'formulário',
  field: 'campo',
  request: 'requisição',
  block: 'bloco',
  value: 'valor',
  finding: 'achado',
  dossie: 'dossiê',
  part: 'parte',
  source: 'fonte',
}

/** A line each change, what is incompatible marked so, and how many there are. One change of many consultas is one line. */
export function changesText(changes: readonly ManifestChange[], revision: string): string {
  if (changes.length === 0) return `Nada mudou no manifesto desde ${revision}.\n`
  return `Desde ${revision}:\n\n${changeLines(changes)}\n${summary(changes)}\n`
}

/** The lines alone. */
export function changeLines(changes: readonly ManifestChange[]): string {
  const lines = new Map<string, { line: Line; names: string[] }>()
  for (const change of changes) {
    const line = isOtherFile(change) ? lineOfFile(change) : lineOf(change)
    const key = line.text('')
    const { names } = lines.get(key) ?? { names: [] }
    lines.set(key, { line, names: [...names, line.name] })
  }
  return [...lines.values()].map(({ line, names }) => `  ${line.text(listed(names))}\n`).join('')
}

/** A line without the one word that others may share it with, and that word. */
type Line = { name: string; text: (names: string) => string }

/** What a change says, but for the consulta that it is of. */
function lineOf(change: ManifestChange): Line {
  const { subject, part, breaking, file, line, column } = change
  const what = [nouns[subject], part.name].filter(Boolean).join(' ')
  const mark = breaking ? `  incompatível [${breaking.rule}]: ${breaking.reason}` : ''
  return {
    name: part.owner?.name ?? '',
    text(owners) {
      const of = part.owner ? ` de ${owners}` : ''
      return `${signs[change.change]} ${what}${of}${detail(change)}  ${file}:${line}:${column}${mark}`
    },
  }
}

const isOtherFile = ({ change, part, before, after }: ManifestChange) =>
  change === 'moved' && part.subject !== 'menu' && !part.group && before !== after

/** What a file by another name has: all of it is one line. */
function lineOfFile(change: ManifestChange): Line {
  const noun = nouns[change.subject]
  return {
    name: change.name,
    text: (names) => `${signs[change.change]} ${noun} ${names}${detail(change)}  ${change.file}`,
  }
}

/** What became of a part, in words. */
export function changeMessage(change: ManifestChange): string {
  const { subject, name, breaking } = change
  const reason = breaking ? ` (incompatível: ${breaking.reason})` : ''
  return `${verbs[change.change]} ${nouns[subject]} ${name}${detail(change)}${reason}`
}

const verbs = { added: 'Adição:', removed: 'Remoção:', changed: 'Alteração:', moved: 'Mudança de lugar:' }

const listed = (names: string[]) =>
  names.length > 4 ? `${names.slice(0, 3).join(', ')} e mais ${names.length - 3}` : names.join(', ')

function detail({ change, key, before, after }: ManifestChange): string {
  if (change === 'moved')
    return before === after ? ': outra ordem' : `: de ${before ?? 'fora'} para ${after ?? 'fora'}`
  if (change !== 'changed') return ''
  const [from, to] = [shown(before), shown(after)]
  return from === undefined || to === undefined ? `: ${key} mudou` : `: ${key} ${from} → ${to}`
}

const longest = 60

/** A value in a line; `undefined` where it is too long for one. */
function shown(value: unknown): string | undefined {
  if (value === undefined) return '(nada)'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longest || text.includes('\n') ? undefined : text
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

function summary(changes: readonly ManifestChange[]): string {
  const count = (kind: ManifestChange['change']) => changes.filter(({ change }) => change === kind).length
  const breaking = changes.filter(({ breaking }) => breaking).length
  const counts = [
    ...counted(count('added'), 'adição', 'adições'),
    ...counted(count('changed'), 'alteração', 'alterações'),
    ...counted(count('moved'), 'mudança de lugar', 'mudanças de lugar'),
    ...counted(count('removed'), 'remoção', 'remoções'),
  ].join(', ')
  const marked = counted(breaking, 'incompatível', 'incompatíveis')[0] ?? 'nada incompatível'
  return `${counts}; ${marked}.`
}
