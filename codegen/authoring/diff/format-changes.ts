import type { ManifestChange } from './diff-manifests.ts'
import type { ItemKind } from './manifest-item.ts'

const signs = { added: '+', removed: '-', changed: '~', moved: '>' }

const nouns: Record<ItemKind, string> = {
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

/**
 * Formats changes as text: a line each, with incompatible ones marked, and a summary. Equal changes of
 * several consultas share a line.
 */
export function formatChanges(changes: readonly ManifestChange[], revision: string): string {
  if (changes.length === 0) return `Nada mudou no manifesto desde ${revision}.\n`
  return `Desde ${revision}:\n\n${formatChangeLines(changes)}\n${formatSummary(changes)}\n`
}

/** Formats the lines without heading and summary. */
export function formatChangeLines(changes: readonly ManifestChange[]): string {
  const lines = new Map<string, { line: ChangeLine; names: string[] }>()
  for (const change of changes) {
    const line = isMovedToOtherFile(change) ? createFileLine(change) : createLine(change)
    const key = line.text('')
    const { names } = lines.get(key) ?? { names: [] }
    lines.set(key, { line, names: [...names, line.name] })
  }
  return [...lines.values()].map(({ line, names }) => `  ${line.text(joinNames(names))}\n`).join('')
}

/** A line and the consulta it names. Lines that differ only in this name are joined. */
type ChangeLine = { name: string; text: (names: string) => string }

function createLine(change: ManifestChange): ChangeLine {
  const { subject, item, breaking, file, line, column } = change
  const itemLabel = [nouns[subject], item.name].filter(Boolean).join(' ')
  const breakingText = breaking ? `  incompatível [${breaking.rule}]: ${breaking.reason}` : ''
  return {
    name: item.owner?.name ?? '',
    text(ownerNames) {
      const ownerText = item.owner ? ` de ${ownerNames}` : ''
      return `${signs[change.change]} ${itemLabel}${ownerText}${formatDetail(change)}  ${file}:${line}:${column}${breakingText}`
    },
  }
}

const isMovedToOtherFile = ({ change, item, before, after }: ManifestChange) =>
  change === 'moved' && item.subject !== 'menu' && !item.group && before !== after

/** A file under another name is one line for all its items of a kind. */
function createFileLine(change: ManifestChange): ChangeLine {
  const noun = nouns[change.subject]
  return {
    name: change.name,
    text: (names) => `${signs[change.change]} ${noun} ${names}${formatDetail(change)}  ${change.file}`,
  }
}

function formatMessage(change: ManifestChange): string {
  const { breaking } = change
  const reason = breaking ? ` (incompatível: ${breaking.reason})` : ''
  return formatChange(change) + reason
}

/** Formats a change in a few words, without its position. */
export const formatChange = (change: ManifestChange) =>
  `${verbs[change.change]} ${nouns[change.subject]} ${change.name}${formatDetail(change)}`

const verbs = { added: 'Adição:', removed: 'Remoção:', changed: 'Alteração:', moved: 'Mudança de lugar:' }

const joinNames = (names: string[]) =>
  names.length > 4 ? `${names.slice(0, 3).join(', ')} e mais ${names.length - 3}` : names.join(', ')

function formatDetail({ change, key, before, after }: ManifestChange): string {
  if (change === 'moved')
    return before === after ? ': outra ordem' : `: de ${before ?? 'fora'} para ${after ?? 'fora'}`
  if (change !== 'changed') return ''
  const [from, to] = [formatValue(before), formatValue(after)]
  return from === undefined || to === undefined ? `: ${key} mudou` : `: ${key} ${from} → ${to}`
}

const maxValueLength = 60

/** Returns `undefined` for a value that is too long for a line. */
function formatValue(value: unknown): string | undefined {
  if (value === undefined) return '(nada)'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > maxValueLength || text.includes('\n') ? undefined : text
}

const formatCount = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

function formatSummary(changes: readonly ManifestChange[]): string {
  const countByChange = (kind: ManifestChange['change']) =>
    changes.filter(({ change }) => change === kind).length
  const breaking = changes.filter(({ breaking }) => breaking).length
  const counts = [
    ...formatCount(countByChange('added'), 'adição', 'adições'),
    ...formatCount(countByChange('changed'), 'alteração', 'alterações'),
    ...formatCount(countByChange('moved'), 'mudança de lugar', 'mudanças de lugar'),
    ...formatCount(countByChange('removed'), 'remoção', 'remoções'),
  ].join(', ')
  const breakingCount = formatCount(breaking, 'incompatível', 'incompatíveis')[0] ?? 'nada incompatível'
  return `${counts}; ${breakingCount}.`
}

/** Returns changes as `--json` prints them. */
export const jsonChanges = (changes: readonly ManifestChange[]) =>
  changes.map((change) => {
    const { subject, name, breaking, key, before, after, file, line, column } = change
    return {
      change: change.change,
      subject,
      name,
      breaking: breaking !== undefined,
      ...(breaking && { rule: breaking.rule, reason: breaking.reason }),
      message: formatMessage(change),
      file,
      line,
      column,
      ...(key !== undefined && { key }),
      before,
      after,
    }
  })
