import type {
  PartField,
  Place,
  RenameAnswer,
  StudioAnswers,
  StudioRequests,
  Texts,
  ValueEdit,
} from '../../../../manifest/contract/studio.ts'
import { readPartKind } from '../../../../manifest/contract/studio-parts.ts'
import { identifier } from '../../../../manifest/schema/text.ts'
import { fileStem } from '../../../compile/read/manifest-files.ts'
import { readValue } from '../../edit/values/read-tree.ts'
import { renameRoute } from '../../rename/rename-route.ts'
import { applyEdits } from '../edit.ts'
import { buildValidDrafts, type StudioContext } from '../studio-context.ts'
import { createPartSource } from './create-part.ts'
import { answerDialog, listNewDiagnostics } from './field-errors.ts'
import { findReferences, requirePart } from './find-references.ts'
import { FieldError, textField } from './new-part.ts'

/** `rename-form`: the title, the name and the path of a part, as far as it has them. */
export function renameForm(
  context: StudioContext,
  { drafts, place }: StudioRequests['rename-form'],
): StudioAnswers['rename-form'] {
  return { fields: listRenameFields(context, drafts, place) }
}

/** `rename`: changes the title, the name and the path of a part with all that refers to them. */
export function rename(
  context: StudioContext,
  { drafts, place, values: typed }: StudioRequests['rename'],
): StudioAnswers['rename'] {
  return answerDialog(listRenameFields(context, drafts, place), typed, (values) => {
    const renamed = renamePart(context, drafts, place, values)
    const found = listNewDiagnostics(context, drafts, renamed.texts)
    const error = found.find(({ severity }) => severity === 'error')
    return error ? { errors: { '': `${error.file}, linha ${error.line}: ${error.message}` } } : renamed
  })
}

const titleKeys = ['title', 'header', 'question']

const titleLabels: Record<string, string> = { header: 'Cabeçalho', question: 'Pergunta' }

/** Returns the title, the name and the path of a part, as far as it has them. */
function listRenameFields(context: StudioContext, drafts: Texts, place: Place): PartField[] {
  const text = requirePart(context, drafts, place, 'rename')
  const read = (key: string) => readValue(text, [...place.path, key])
  const kind = readPartKind(place)
  const titleKey = titleKeys.find((key) => typeof read(key) === 'string') ?? 'title'
  const title = textField('title', titleLabels[titleKey] ?? 'Título', {
    value: String(read(titleKey) ?? ''),
    isOptional: kind === 'source',
  })
  const name = textField('name', 'Nome', {
    value: String(kind === 'source' ? place.path[1] : read('dossie')),
    help:
      kind === 'source'
        ? 'Muda também nos pedidos que a usam. A variável VITE_SOURCES_MODE_<FONTE> segue o nome.'
        : 'O nome do arquivo. Nenhuma outra parte o usa.',
  })
  const path = textField('path', 'Caminho', {
    value: String(read('path') ?? ''),
    help:
      kind === 'family'
        ? 'O das variantes segue. O caminho antigo redireciona. O nome da família fica: dossiês e contratos o usam.'
        : 'Os links seguem, e o caminho antigo redireciona.',
  })
  const hasPath = kind === 'route' || kind === 'family' || kind === 'dossie'
  const hasName = kind === 'source' || kind === 'dossie'
  return [title, ...(hasName ? [name] : []), ...(hasPath ? [path] : [])]
}

type Renamed = Extract<RenameAnswer, { texts: Texts }>

/**
 * Changes the title, the path and the name of a part, each if it differs.
 *
 * @throws FieldError for a value that cannot be used.
 */
function renamePart(
  context: StudioContext,
  drafts: Texts,
  place: Place,
  values: Record<string, string>,
): Renamed {
  const text = requirePart(context, drafts, place, 'rename')
  const fields = listRenameFields(context, drafts, place)
  const isChanged = (name: string) =>
    fields.some((field) => field.name === name && (values[name] ?? '') !== field.value)
  let renamed: Renamed = { texts: {}, place, changes: [], mentions: [] }
  const apply = (step: (drafts: Texts, place: Place) => Renamed) => {
    const next = step({ ...drafts, ...renamed.texts }, renamed.place)
    renamed = {
      texts: { ...renamed.texts, ...next.texts },
      place: next.place,
      changes: [...renamed.changes, ...next.changes],
      mentions: [...renamed.mentions, ...next.mentions],
    }
  }
  if (isChanged('path'))
    apply((current, at) =>
      renamePath(context, current, at, String(readValue(text, [...at.path, 'path'])), values.path ?? ''),
    )
  if (isChanged('title')) apply((current, at) => renameTitle(context, current, at, text, values.title))
  if (isChanged('name'))
    apply((current, at) =>
      readPartKind(at) === 'source'
        ? renameSource(context, current, at, values.name ?? '')
        : renameDossie(context, current, at, values.name ?? ''),
    )
  return renamed
}

function renamePath(context: StudioContext, drafts: Texts, place: Place, from: string, to: string): Renamed {
  const result = renameRoute(buildValidDrafts(context, drafts).manifest, from, to)
  if ('refusal' in result) throw new FieldError('path', result.refusal)
  const { texts, changes, redirects, unredirected, mentions } = result
  return {
    texts: Object.fromEntries(texts),
    place,
    changes: [
      ...changes.map((change) => `${change.place}: ${change.from} → ${change.to}`),
      ...redirects.map((redirect) => `Redirecionamento de ${redirect.from} para ${redirect.to}`),
      ...unredirected.map((path) => `${path} tem parâmetros e fica sem redirecionamento`),
    ],
    mentions,
  }
}

function renameTitle(
  context: StudioContext,
  drafts: Texts,
  place: Place,
  text: string,
  title: string | undefined,
): Renamed {
  const key = titleKeys.find((one) => typeof readValue(text, [...place.path, one]) === 'string') ?? 'title'
  const at = { ...place, path: [...place.path, key] }
  const edit: ValueEdit =
    title === undefined ? { op: 'remove', place: at } : { op: 'set', place: at, value: title }
  return { texts: applyEdits(context, drafts, [edit]), place, changes: [], mentions: [] }
}

/** Renames a source, with the requests, the fallbacks and the balance that name it. */
function renameSource(context: StudioContext, drafts: Texts, place: Place, name: string): Renamed {
  requireIdentifier(name)
  const { manifest } = createPartSource(context, drafts)
  if (Object.hasOwn(manifest.sources?.value.sources ?? {}, name))
    throw new FieldError('name', `A fonte "${name}" já existe`)
  const references = findReferences(manifest, place)
  const edits = references.map(({ place: { file, path } }): ValueEdit => {
    const at = path.at(-1) === 'source' ? path : [...path, 'source']
    return { op: 'set', place: { file, path: at }, value: name }
  })
  return {
    texts: applyEdits(context, drafts, [{ op: 'rename-key', place, to: name }, ...edits]),
    place: { ...place, path: ['sources', name] },
    changes: references.map(({ position, text }) => `${position}: ${text}`),
    mentions: [],
  }
}

function renameDossie(context: StudioContext, drafts: Texts, place: Place, name: string): Renamed {
  requireIdentifier(name)
  const { manifest } = createPartSource(context, drafts)
  const file = `dossies/${name}.yaml`
  const isOther = (document: string) =>
    document !== place.file && document.toLowerCase() === file.toLowerCase()
  if (manifest.dossies.some(({ document }) => isOther(document.name)))
    throw new FieldError('name', `O dossiê "${name}" já existe`)
  const texts = applyEdits(context, drafts, [
    { op: 'set', place: { ...place, path: ['dossie'] }, value: name },
  ])
  return {
    texts: { [place.file]: null, [file]: texts[place.file] ?? '' },
    place: { file, path: [] },
    changes: [`O arquivo ${fileStem(place.file)}.yaml passa a ser ${name}.yaml`],
    mentions: [],
  }
}

function requireIdentifier(name: string) {
  const message = identifier.safeParse(name).error?.issues[0]?.message
  if (message !== undefined) throw new FieldError('name', message)
}
